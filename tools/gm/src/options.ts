import { InputError, InvalidArgumentError, Option, positiveInteger } from '@ec/cli';
import { LEAST_WIDTH, REPORT_FORMATS } from '@ec/reports';

/** A turn: an integer of at least 0. */
export function turnNumber(text: string): number {
  if (!/^(?:0|[1-9]\d{0,5})$/.test(text))
    throw new InvalidArgumentError('Expected an integer from 0 to 999999.');
  return Number(text);
}

/** The turn that a command is about, of one that does something else when it is given twice. */
export function expectedTurnOption(): Option {
  return new Option('--turn <number>', 'number of the turn that you mean: any other is refused').argParser(
    turnNumber,
  );
}

/** A seed. An empty one, as from an unset variable, is refused: everybody would guess it. */
export function seedText(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Expected an integer or a text that is not empty.');
  return text;
}

/** Ruleset in place of the one that a file names. */
export function rulesetOption(description: string): Option {
  const option = new Option('-r, --ruleset <module>', description);
  // An empty variable is none.
  return process.env['EC_RULESET'] === '' ? option : option.env('EC_RULESET');
}

/** The same, of a command that makes a game of a folder. */
export function folderRulesetOption(): Option {
  return rulesetOption('package, file or URL of the ruleset, in place of the package that game.json names');
}

/** The same, of a command that opens a game. */
export function gameRulesetOption(): Option {
  return rulesetOption('package, file or URL of the ruleset, in place of the package that the game names');
}

/** Edition in place of the one that a file names. */
export function editionOption(description: string): Option {
  return new Option('-e, --edition <edition>', description);
}

/** The same, of a command that makes a game of a folder. */
export function folderEditionOption(): Option {
  return editionOption(
    'edition of the ruleset by its name, or a JSON file with one, in place of the edition that game.json names',
  );
}

/** Seat for which a command acts. */
export function seatOption(): Option {
  return new Option('-s, --seat <number>', 'seat for which you act').argParser(positiveInteger);
}

/** Token of a seat's player. An empty one, from a variable too, is a wrong one: a script that was given none must not become the game master. */
export function tokenOption(): Option {
  return new Option('--token <token>', "token of the seat's player; the game master needs none").env(
    'EC_TOKEN',
  );
}

/** Format of a document. */
export function formatOption(): Option {
  return new Option('-f, --format <format>', 'format of the report').choices(REPORT_FORMATS).default('text');
}

/** Width of reports as text. */
export function widthOption(): Option {
  return new Option(
    '--width <columns>',
    'columns of a page of text, 132 when left out: 80 for a mail',
  ).argParser((text: string) => {
    const width = positiveInteger(text);
    if (width < LEAST_WIDTH) throw new InvalidArgumentError(`Expected at least ${LEAST_WIDTH}.`);
    return width;
  });
}

/** Who may read the reports that a command writes. */
export function publicOption(): Option {
  return new Option(
    '--public',
    'let everybody on this machine read the reports that are written, such as a web server, and not you alone',
  );
}

/** Always the same, so that links outlive a restart. */
const PORT = 8078;

/** Where browsers reach a server that stands behind a proxy. */
export function addressOption(): Option {
  return new Option(
    '--address <url>',
    'address at which browsers reach the hall, behind a proxy: https://games.example.org',
  ).argParser(originOf);
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new InvalidArgumentError('Expected an address such as https://games.example.org.');
  return url.origin;
}

/** Port of a server. */
export function portOption(): Option {
  return new Option('--port <number>', 'port on this machine; 0 for any that is free')
    .argParser(portNumber)
    .default(PORT);
}

/** Port of a server for Prometheus. */
export function metricsPortOption(): Option {
  return new Option(
    '--metrics-port <number>',
    'port on this machine for Prometheus, which finds its metrics at /metrics; none when left out',
  ).argParser(portNumber);
}

/** A port: an integer from 0 to 65535. */
export function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('Expected an integer from 0 to 65535.');
  return Number(text);
}

/**
 * Refuses `--public` where no reports are written.
 *
 * @throws InputError
 */
export function expectOut({
  public: isPublic,
  out,
}: {
  readonly public?: boolean;
  readonly out?: string;
}): void {
  if (isPublic && out === undefined)
    throw new InputError('--public: error: expected --out with it, received none');
}
