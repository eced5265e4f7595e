import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';

/** The pages that are written from the documentation. */
export const collections = {
  docs: defineCollection({ loader: glob({ base: './.content', pattern: '**/*.md' }), schema: docsSchema() }),
};
