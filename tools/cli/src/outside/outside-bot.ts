import type * as Processes from 'node:child_process';
import { once } from 'node:events';
import { NoAnswer } from './no-answer.js';
import { readAnswer, type BotAnswer, type Message } from './protocol.js';

/** Longest answer (included), in characters: far more than a sheet can have. A program that has written more waits until it is read. */
const LONGEST = 2 ** 22;

/** Longest line of its standard error (included), in characters; what is longer comes in parts. */
const LONGEST_TOLD = 2 ** 16;

/** How a program of somebody else's is run. */
export interface OutsideLimits {
  /** Milliseconds for each answer. */
  readonly time: number;
  /** Kilobytes of memory that it can address; as many as it takes when absent. */
  readonly memory?: number;
}

/** How long a program has to end by itself once nothing more is asked. */
const FAREWELL = 1_000;

const isWindows = process.platform === 'win32';

/** Node's processes, which are loaded when the first program is started: most games have none. */
const processes = (): typeof Processes => process.getBuiltinModule('node:child_process');

/** Ends the program with all that it has started when it has ended itself, or who started it has, however that ended. */
const WATCH = '{ read -r _ <&3; kill -9 0; } >/dev/null 2>&1 & exec 3<&-; ';

/**
 * A program that plays a seat: it reads questions, a line of JSON each, and writes answers, a line of JSON each. One that ends, is silent for too
 * long or writes something else is ended, and started again for the next question.
 */
export class OutsideBot implements AsyncDisposable {
  readonly #command: string;
  readonly #limits: OutsideLimits;
  readonly #log: (line: string) => void;
  #child: Processes.ChildProcess | undefined;
  #unread = '';
  /** Whether all that the program has written is read, and it has ended. */
  #isClosed = false;
  #onChange: () => void = () => undefined;

  /**
   * @param command - as for a shell
   * @param log - takes what the program writes to its standard error, line by line
   */
  constructor(command: string, limits: OutsideLimits, log: (line: string) => void) {
    this.#command = command;
    this.#limits = limits;
    this.#log = log;
  }

  /** Whether it has been started and has not ended. */
  get isRunning(): boolean {
    return this.#child !== undefined && !hasEnded(this.#child);
  }

  /** Writes something that asks for no answer. A game starts the program if it does not run; anything else is lost then. */
  tell(message: Message): void {
    if (message.type === 'game' && !this.isRunning) this.#child = this.#start();
    if (this.isRunning) this.#child?.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /**
   * The next line that the program writes; `undefined` where it is JSON, but no answer.
   *
   * @throws NoAnswer when it ends, is silent for too long, or writes something else; then it is ended
   */
  async answer(): Promise<BotAnswer | undefined> {
    try {
      return readAnswer(JSON.parse(await this.#line()));
    } catch (error) {
      this.#end();
      if (error instanceof SyntaxError)
        throw new NoAnswer(`expected a line of JSON: ${error.message}`, false, { cause: error });
      throw error;
    }
  }

  /** Tells the program that nothing more is asked, and ends it if it does not end by itself. */
  async [Symbol.asyncDispose](): Promise<void> {
    const child = this.#child;
    if (child && !hasEnded(child)) {
      const ended = once(child, 'close', { signal: AbortSignal.timeout(FAREWELL) });
      child.stdin?.end();
      await ended.catch(() => undefined);
    }
    this.#end();
  }

  async #line(): Promise<string> {
    const late = AbortSignal.timeout(this.#limits.time);
    for (;;) {
      const end = this.#unread.indexOf('\n');
      if (end >= 0) {
        const line = this.#unread.slice(0, end);
        this.#unread = this.#unread.slice(end + 1);
        if (this.#unread.length <= LONGEST) this.#child?.stdout?.resume();
        return line;
      }
      if (this.#unread.length > LONGEST)
        throw new NoAnswer(`expected a line of at most ${LONGEST} characters, received more`);
      if (late.aborted) throw new NoAnswer(`expected an answer within ${this.#limits.time / 1_000} s`);
      const child = this.#child;
      // what a program has written before its end may still be under way
      if (!child || this.#isClosed)
        throw new NoAnswer(
          `expected an answer, and the program ended with ${child?.exitCode ?? child?.signalCode ?? 'nothing'}`,
          true,
        );
      await new Promise<void>((resolve) => {
        this.#onChange = resolve;
        late.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }

  #start(): Processes.ChildProcess {
    const { memory } = this.#limits;
    const { spawn } = processes();
    const limited = memory === undefined ? this.#command : `ulimit -v ${memory} && ${this.#command}`;
    // in a group of its own, so that what the shell starts ends with it
    const child = isWindows
      ? spawn(this.#command, { shell: true, stdio: 'pipe' })
      : spawn(`${WATCH}${limited}`, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
    child.on('exit', () => child.stdio[3]?.destroy());
    this.#unread = '';
    this.#isClosed = false;
    const { stdout, stderr, stdin } = child;
    stdout.setEncoding('utf8').on('data', (text: string) => {
      // what comes from one that was ended is no answer of the next
      if (this.#child !== child) return;
      this.#unread += text;
      if (this.#unread.length > LONGEST) stdout.pause();
      this.#onChange();
    });
    let told = '';
    stderr.setEncoding('utf8').on('data', (text: string) => {
      const lines = `${told}${text}`.split('\n');
      told = lines.pop() ?? '';
      if (told.length > LONGEST_TOLD) {
        lines.push(told);
        told = '';
      }
      for (const line of lines) this.#log(line);
    });
    stderr.on('end', () => {
      if (told !== '') this.#log(told);
    });
    // what is written to a program that has ended is lost; that it ended is noticed where it should answer
    stdin.on('error', () => undefined);
    for (const end of ['error', 'close'])
      child.on(end, () => {
        if (this.#child !== child) return;
        this.#isClosed = true;
        this.#onChange();
      });
    return child;
  }

  #end(): void {
    const child = this.#child;
    this.#child = undefined;
    // nobody reads what it has written besides
    child?.stdout?.destroy();
    if (child?.pid === undefined || hasEnded(child)) return;
    child.stdin?.end();
    if (isWindows) child.kill('SIGKILL');
    else killGroup(child.pid);
  }
}

function hasEnded({ exitCode, signalCode }: Processes.ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Ends a process with all that it started; one that has ended meanwhile is left alone. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
