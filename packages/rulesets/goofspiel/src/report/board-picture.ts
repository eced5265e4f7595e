import type { PictureBlock, PictureShape } from '@ec/reports';
import { boutRounds, galaxyWinner, isOver, roundWinner, valuesWon, worthsWon } from '../score.js';
import type { SeenGalaxy } from '../view/seen-galaxy.js';
import { BOUT_ROUNDS, GALAXIES, PLANETS, type BySide, type Round, type Side } from '../state.js';

/** Colours of seats 1 and 2. */
const TONES: BySide<PictureShape['tone']> = ['red', 'blue'];

/** Dots of the columns and rows of the picture. */
const NAME = 108;
const VALUE = 48;
const CELL = 68;
const WON = 76;
const HEAD = 34;
const ROW = 58;
/** Where the columns of the planets begin and end. */
const FIRST = NAME + VALUE;
const END = FIRST + PLANETS.length * CELL;

/**
 * The war at a glance: a row for each galaxy in the order of the bouts, with its planets from left to right. A circle holds a worth or a
 * value, in the colour of the side that took it. The sizes that both sides sent are beside a planet, and a frame is around the next one.
 */
export function boardPicture(galaxies: readonly SeenGalaxy[], rounds: readonly Round[]): PictureBlock {
  const rows = galaxies.map((galaxy, bout) => rowOf(galaxies, rounds, galaxy, bout));
  return {
    kind: 'picture',
    alt: altOf(galaxies, rounds),
    width: END + WON,
    height: HEAD + GALAXIES.length * ROW,
    shapes: [...HEADINGS, ...rows.flatMap(rowShapes)],
    lines: ['Galaxy         Value   Won  | Planets: label, worth, sizes sent', ...rows.map(rowLine)],
  };
}

/** What a row shows of a galaxy and its bout. */
interface Row {
  readonly bout: number;
  readonly galaxy: SeenGalaxy;
  readonly fought: readonly Round[];
  readonly won: BySide<number>;
  readonly winner: Side | null;
  /** Whether its next planet is the one at stake. */
  readonly isNow: boolean;
}

function rowOf(
  galaxies: readonly SeenGalaxy[],
  rounds: readonly Round[],
  galaxy: SeenGalaxy,
  bout: number,
): Row {
  const fought = boutRounds(rounds, bout);
  return {
    bout,
    galaxy,
    fought,
    won: worthsWon(galaxy.worths, fought),
    winner: galaxyWinner({ galaxies, rounds }, bout),
    isNow: bout === Math.floor(rounds.length / BOUT_ROUNDS),
  };
}

function altOf(galaxies: readonly SeenGalaxy[], rounds: readonly Round[]): string {
  const score = `Strategic value ${valuesWon({ galaxies, rounds }).join(' to ')}.`;
  if (isOver({ rounds })) return `All rounds are fought. ${score}`;
  const bout = Math.floor(rounds.length / BOUT_ROUNDS);
  const fought = boutRounds(rounds, bout);
  const { name = '', value = 0, planets = [], worths = [] } = galaxies[bout] ?? {};
  const next = `${planets[fought.length] ?? ''}, worth ${worths[fought.length] ?? ''}`;
  const won = worthsWon(worths, fought).join(' to ');
  return `Bout ${bout + 1}, ${name}, value ${value}. Worth ${won}, next is planet ${next}. ${score}`;
}

const HEADINGS: readonly PictureShape[] = [
  text('Seat 1', NAME / 2 - 26, HEAD / 2, TONES[0]),
  text('Seat 2', NAME / 2 + 26, HEAD / 2, TONES[1]),
  text('Value', NAME + VALUE / 2, HEAD / 2, 'quiet'),
  text('Planets', (FIRST + END) / 2, HEAD / 2, 'quiet'),
  text('Worth won', END + WON / 2, HEAD / 2, 'quiet'),
];

function rowShapes({ bout, galaxy, fought, won, winner, isNow }: Row): PictureShape[] {
  const y = HEAD + bout * ROW + ROW / 2;
  const { name, value, planets, worths } = galaxy;
  const begun = planets.length > 0;
  return [
    { shape: 'rectangle', tone: 'line', x: 0, y: y - ROW / 2, width: END + WON, height: ROW },
    text(name, NAME / 2, y, begun ? 'text' : 'quiet'),
    ...disc(value, NAME + VALUE / 2, y, toneOf(winner, value)),
    ...planets.flatMap((planet, i) =>
      planetShapes({ planet, worth: worths[i], round: fought[i] }, FIRST + i * CELL + CELL / 2, y),
    ),
    ...(isNow ? [frame(FIRST + fought.length * CELL, y)] : []),
    ...(begun ? sizes(won, END + WON / 2, y, 14) : []),
  ];
}

interface Planet {
  readonly planet: string;
  readonly worth: number | undefined;
  readonly round: Round | undefined;
}

function planetShapes({ planet, worth, round }: Planet, x: number, y: number): PictureShape[] {
  return [
    text(planet, x, y - 18, 'quiet'),
    ...disc(worth ?? null, x, y + 7, toneOf(round ? roundWinner(round) : null, worth)),
    ...(round ? sizes([round[0].size, round[1].size], x, y + 7, 22) : []),
  ];
}

/** A circle with a number, or with `?`. */
function disc(number: number | null, x: number, y: number, tone: PictureShape['tone']): PictureShape[] {
  return [{ shape: 'circle', tone, x, y, radius: 13 }, text(String(number ?? '?'), x, y, tone)];
}

/** Around the planet that is fought over next, whose column begins at x. */
function frame(x: number, y: number): PictureShape {
  return { shape: 'rectangle', tone: 'text', x: x + 2, y: y - ROW / 2 + 2, width: CELL - 4, height: ROW - 4 };
}

/** A figure of each side, to the left and right of a point. */
function sizes(each: BySide<number>, x: number, y: number, apart: number): PictureShape[] {
  return [text(String(each[0]), x - apart, y, TONES[0]), text(String(each[1]), x + apart, y, TONES[1])];
}

/** Colour of the side that took something. What nobody took is coloured by whether it is revealed. */
function toneOf(winner: Side | null, revealed: number | null | undefined): PictureShape['tone'] {
  if (winner !== null) return TONES[winner];
  return revealed === null || revealed === undefined ? 'quiet' : 'text';
}

function text(words: string, x: number, y: number, tone: PictureShape['tone']): PictureShape {
  return { shape: 'text', tone, x, y, text: words };
}

/** `T4 5:3` is planet T of worth 4, to which the seats sent 5 and 3; `U?` is a planet with a hidden worth. */
function rowLine({ galaxy, fought, won }: Row): string {
  const { name, value, planets, worths } = galaxy;
  const cells = planets.map((planet, i) => {
    const sent = fought[i]?.map(({ size }) => size).join(':') ?? '   ';
    return `${planet}${worths[i] ?? '?'} ${sent}`;
  });
  const score = planets.length > 0 ? `${String(won[0]).padStart(2)}:${won[1]}` : '';
  return `${name.padEnd(16)}  ${value ?? '?'}  ${score.padEnd(6)} | ${cells.join(' | ')}`.trimEnd();
}
