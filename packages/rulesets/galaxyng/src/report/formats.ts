import type { OwnFormat } from '@ec/engine';
import type { GalaxyView } from '../view/view.js';
import { renderMachine } from './render-machine.js';
import { renderTurnText } from './render-text.js';
import { renderXml } from './render-xml.js';

/**
 * Formats of the turn report that are the game's own; its text is the one that players know, and their programs read.
 *
 * @see N-34, N-36
 */
export const FORMATS: Readonly<Record<'text' | 'machine' | 'xml', OwnFormat<GalaxyView>>> = {
  text: { extension: 'txt', render: renderTurnText },
  machine: { extension: 'machine.txt', render: renderMachine },
  xml: { extension: 'xml', render: renderXml },
};
