import type { OwnFormat } from '@ec/engine';
import type { GalaxyView } from '../view/view.js';
import { textWithHostLines, xmlWithHostLines } from './host-lines.js';
import { renderClassicMachine } from './render-classic-machine.js';
import { renderMachine } from './render-machine.js';
import { renderTurnText } from './render-text.js';
import { renderXml } from './render-xml.js';

/**
 * Formats of the turn report that are the game's own; its text is the one that players know, and their programs read. A race's options say
 * in which of them it wants its reports.
 *
 * @see N-34, N-36, N-45
 */
export const FORMATS: Readonly<Record<'text' | 'machine' | 'xml', OwnFormat<GalaxyView>>> = {
  text: {
    extension: 'txt',
    render: renderTurnText,
    isWanted: ({ own }) => own.options.txtreport,
    withHostLines: textWithHostLines,
  },
  machine: {
    extension: 'machine.txt',
    render: (view) => (view.rules.classic.machineReport ? renderClassicMachine(view) : renderMachine(view)),
    isWanted: ({ own }) => own.options.machinereport,
  },
  xml: {
    extension: 'xml',
    render: renderXml,
    isWanted: ({ own }) => own.options.xmlreport,
    withHostLines: xmlWithHostLines,
  },
};
