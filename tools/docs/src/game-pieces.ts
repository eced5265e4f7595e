import { globSync } from 'node:fs';
import {
  editionTable,
  PARAMETER_COLUMNS,
  parameterTable,
  resolveParameters,
  turnSequenceTable,
  type AnyRuleset,
} from '@ec/engine';
import { renderText, type ReportBlock } from '@ec/reports';
import { readDocument, workspaceRoot } from './documents.ts';
import { pageTable } from './markdown-table.ts';
import type { PieceMaker } from './pages.ts';
import { playFolder, type PlayedFolder } from './played-folder.ts';

/** What the pages about a small game are made from. */
interface GamePages {
  readonly ruleset: Pick<AnyRuleset, 'parameters' | 'editions' | 'templates' | 'rulebook'> & {
    readonly phases: readonly { readonly name: string }[];
  };
  /** Order language, as its toolkit writes it down. */
  readonly reference: string;
  /** Folder of the game that the tutorial goes through, from the root of the workspace. */
  readonly folder: string;
  /** Turns of it that are played. */
  readonly turns: number;
  /**
   * What the tutorial shows: `sheet-3-1` is the sheet of seat 1 for turn 3, and `report-3-1-fleets` the section `fleets` of its report of
   * that turn.
   */
  readonly quotes: readonly string[];
}

/**
 * Everything that the pages about a small game take from the code, by the name in its marker: `turn-sequence`, `parameters`, `editions`,
 * `order-reference`, the tables of its rulebook by section, such as `production` and `production-2`, and what the tutorial quotes.
 */
export function gamePieces({
  ruleset,
  reference,
  folder,
  turns,
  quotes,
}: GamePages): Map<string, PieceMaker> {
  const defaults = resolveParameters(ruleset.parameters);
  const columns = PARAMETER_COLUMNS.filter((column) => column !== 'value');
  let played: Promise<PlayedFolder> | undefined;
  const reports = (): Promise<PlayedFolder> => (played ??= playFolder(folder, turns));
  return new Map<string, PieceMaker>([
    ['turn-sequence', () => turnSequenceTable(ruleset.phases)],
    ['parameters', () => parameterTable(ruleset.parameters, defaults, columns)],
    ['editions', () => editionTable(ruleset)],
    ['order-reference', () => reference.slice(reference.indexOf('\n## ') + 1).trimEnd()],
    ...ruleset
      .rulebook(defaults)
      .sections.flatMap(({ id, blocks }) =>
        blocks.map((block, i): [string, PieceMaker] => [
          i === 0 ? id : `${id}-${i + 1}`,
          () => pieceOf(block),
        ]),
      ),
    ...quotes.map((name): [string, PieceMaker] => [name, () => quote(name, folder, reports)]),
  ]);
}

/** A block of a rulebook as a table or as text. */
function pieceOf(block: ReportBlock): ReturnType<PieceMaker> {
  switch (block.kind) {
    case 'table':
      return block;
    case 'facts':
      return pageTable(['Figure', 'Value'], block.facts.map(({ label, value }) => [label, value])); // prettier-ignore
    case 'paragraph':
      return block.text;
    case 'notes':
      return block.notes.map(({ text }) => `- ${text}`).join('\n');
    case 'lines':
    case 'picture':
      return fenced(block.lines.join('\n'));
  }
}

/** @throws RangeError when there is nothing of that name to quote */
async function quote(name: string, folder: string, reports: () => Promise<PlayedFolder>): Promise<string> {
  const [, kind, turn, seat, id] = /^(sheet|report)-(\d+)-(\d+)(?:-(.+))?$/.exec(name) ?? [];
  if (kind === 'sheet') {
    const [file] = globSync(`${folder}/orders/turn-${turn}/*-${seat}.*`, { cwd: workspaceRoot });
    if (file !== undefined) return fenced(readDocument(file).trimEnd());
  }
  const report = (await reports()).get(`${turn}-${seat}`);
  const section = report?.sections.find((each) => each.id === id);
  if (!report || !section) throw new RangeError(`${folder}: expected something to quote, received "${name}"`);
  const lines = renderText({ ...report, sections: [section] }).split('\n');
  // A table may have the title of its section as its caption, so the first that is underlined counts.
  const title = lines.findIndex((line, i) => line === section.title && /^-+$/.test(lines[i + 1] ?? ''));
  return fenced(lines.slice(title + 2).join('\n').trimEnd()); // prettier-ignore
}

function fenced(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``;
}
