/** A folder in which a page of the guides is followed, block by block. */
import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';
import { bin, GameFolder, run } from './game-folder.js';
import type { Ended } from '@ec/cli/testing';

/** A fenced block of a page. */
interface Block {
  /** The name of a file, which is in bold above the block. */
  readonly file: string | undefined;
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a page. */
export function blocksOf(text: string): Block[] {
  return [...text.matchAll(/(?:\*\*`([\w./-]+)`\*\*\n\n)?^```(\w+)\n([^]*?)^```$/gm)].map(
    ([, file, language = '', text = '']) => ({ file, language, text }),
  );
}

/** A folder in which `ec` is the built command, for lines of a shell. */
export class Desk extends GameFolder {
  readonly #tokens = new Map<string, string>();

  constructor() {
    super({ empty: true });
    this.write('.bin/ec', '#!/bin/sh\nexec "$EC_TEST_NODE" "$EC_TEST_BIN" "$@"\n');
    chmodSync(join(this.path, '.bin/ec'), 0o755);
  }

  /** Runs a line; the guide's tokens are replaced by those that were given out in this folder. */
  async type(line: string, variables: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const ended = await run(['sh', '-c', line], {
      cwd: this.path,
      env: {
        ...variables,
        EC_TEST_NODE: process.execPath,
        EC_TEST_BIN: bin,
        PATH: `${join(this.path, '.bin')}${delimiter}${process.env['PATH']}`,
      },
    });
    for (const [token, seat = ''] of ended.stdout.matchAll(TOKEN)) this.#tokens.set(seat, token);
    return ended;
  }

  /** The token that a seat was given last. */
  token(seat: string): string {
    return this.#tokens.get(seat) ?? '';
  }

  /** Runs the lines of a block one after the other; variables that one exports hold for those after it. */
  async runBlock(text: string): Promise<void> {
    const variables: Record<string, string> = {};
    for (const line of text.trimEnd().split('\n')) {
      const [, name, value = ''] = /^export (\w+)=(.*)$/.exec(line) ?? [];
      if (name !== undefined) variables[name] = value.replace(TOKEN, (_, seat: string) => this.token(seat));
      else if (!line.startsWith('npm ')) expect({ line, ...(await this.type(line, variables)) }).toMatchObject({ line, code: 0, stderr: '' }); // prettier-ignore
    }
  }

  /** Does what a page says, block by block: writes its files, runs its commands, and compares what it says that they print. */
  async follow(page: string): Promise<void> {
    for (const { file, language, text } of blocksOf(page)) {
      if (file !== undefined) this.write(file, text);
      else if (language === 'sh') await this.runBlock(text);
      else if (language === 'console') {
        const [, line = '', said = ''] = /^\$ (.*)\n([^]*)$/.exec(text) ?? [];
        const { code, stdout, stderr } = await this.type(line);
        expect(lasting(stdout + stderr)).toBe(lasting(said));
        expect(code === 0).toBe(!/^(?:\S+: )?error: /m.test(said));
      }
    }
  }
}

const TOKEN = /\b(\d+)(?:-[a-z2-9]{5}){4}\b/g;

/** Output without what differs each time. */
export function lasting(output: string): string {
  return output
    .replaceAll(TOKEN, '$1-token')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'hash')
    .replaceAll(/\b[0-9a-f]{16}…/g, 'hash…')
    .replaceAll(/\b(?:\d{4}-\d\d-\d\d )?\d\d:\d\d(?::\d\d)? UTC/g, 'time')
    .replaceAll(/\b\d{13}\b/g, 'time')
    .trimEnd();
}
