import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sidebarOf, type SidebarGroup } from './src/content-pages/sidebar.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Navigation as a page of the documentation lists it. */
const listed = (path: string): SidebarGroup[] => sidebarOf(path, readFileSync(join(ROOT, path), 'utf8'));

export default defineConfig({
  // Where the site is published; links within it are relative.
  site: 'https://ec-engine.github.io',
  trailingSlash: 'always',
  image: { service: passthroughImageService() },
  // Workers load the rules of the one game that they need.
  vite: { worker: { format: 'es' } },
  integrations: [
    {
      name: 'scripts of every page',
      hooks: {
        'astro:config:setup': ({ injectScript }) =>
          injectScript('page', "import '/src/offline/register.ts'; import '/src/samples/samples.ts';"),
      },
    },
    starlight({
      title: 'EC',
      description: 'A complete open engine for 4X games that are played by mail',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/ec-engine/ec' }],
      customCss: ['./src/styles/site.css'],
      sidebar: [
        { label: 'Play', link: 'play/' },
        { label: 'Playground', link: 'playground/' },
        { label: 'Formulas to try', link: 'experiments/' },
        { label: 'Dice', link: 'dice/' },
        { label: 'A cluster', link: 'cluster/' },
        ...listed('docs/README.md'),
        {
          label: 'Balance, experiment by experiment',
          collapsed: true,
          items: listed('docs/balance/README.md'),
        },
        { label: 'Rulings by number', collapsed: true, items: [{ autogenerate: { directory: 'rules' } }] },
        { label: 'Packages', collapsed: true, items: [{ autogenerate: { directory: 'packages' } }] },
        { label: 'API reference', collapsed: true, items: [{ autogenerate: { directory: 'api' } }] },
      ],
    }),
  ],
});
