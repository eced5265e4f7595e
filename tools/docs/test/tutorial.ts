import { renderText, type ReportSection } from '@ec/reports';
import { codeBlocks, readDocument } from '../src/documents.ts';
import { playFolder, type PlayedFolder } from '../src/played-folder.ts';

/** A tutorial with the game of its folder. */
export interface Tutorial {
  readonly page: string;
  readonly turns: number;
  readonly reports: PlayedFolder;
  /** Section of the report of a turn; seat 1 when not given. */
  readonly section: (turn: number, id: string, seat?: number) => ReportSection;
  /** Its text, with single blanks. */
  readonly text: (turn: number, id: string, seat?: number) => string;
}

/**
 * Plays the game of a tutorial by the command that the page gives first.
 *
 * @param game - name of the folders of its pages and of its example
 * @throws RangeError when the page does not begin with the command, or it fails
 */
export async function playTutorial(game: string): Promise<Tutorial> {
  const page = readDocument(`docs/${game}/tutorial.md`);
  const [command = ''] = codeBlocks(page, 'sh');
  const expected = `npx pnpm@12.21.0 ec play docs/examples/${game} --turns N --out out/${game}`;
  const turns = Number(/ --turns (\d+) /.exec(command)?.[1]);
  if (command.trim() !== expected.replace('N', String(turns)))
    throw new RangeError(`docs/${game}/tutorial.md: expected "${expected}", received "${command.trim()}"`);
  const reports = await playFolder(`docs/examples/${game}`, turns);
  const report = (turn: number, seat: number) => {
    const found = reports.get(`${turn}-${seat}`);
    if (!found) throw new RangeError(`${game}: expected turns 0 to ${turns}, received ${turn}`);
    return found;
  };
  const section: Tutorial['section'] = (turn, id, seat = 1) => {
    const found = report(turn, seat).sections.find((each) => each.id === id);
    if (!found) throw new RangeError(`${game}: expected a section "${id}" of turn ${turn}, received none`);
    return found;
  };
  return {
    page,
    turns,
    reports,
    section,
    text: (turn, id, seat = 1) =>
      renderText({ ...report(turn, seat), sections: [section(turn, id, seat)] }, { width: 120 }).replaceAll(
        / +/g,
        ' ',
      ),
  };
}
