import { renderHtml } from '@ec/reports';
import type { APIRoute, GetStaticPaths } from 'astro';
import { sampleTurn } from '../../sample/sample-turn.ts';

const { report, notes, map } = sampleTurn();
const PARTS = new Map([
  ['whole', report],
  ['notes', notes],
  ['map', map],
]);

/** The pages that the front page shows, and the whole report. */
export const getStaticPaths: GetStaticPaths = () => [...PARTS.keys()].map((part) => ({ params: { part } }));

export const GET: APIRoute = ({ params }) =>
  new Response(renderHtml(PARTS.get(params['part'] ?? '') ?? report), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
