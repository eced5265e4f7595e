import { html, render, type TemplateResult } from 'lit-html';
import { ENTRY_POINTS } from './entry-points.ts';
import { programOf } from './program.ts';

/** What a program tells. */
interface Told {
  readonly printed?: string;
  readonly isDone?: true;
}

/** Most that a program may print, in calls (included): more would keep the page from being used. */
const MOST_PRINTED = 5_000;

/** What is said where the browser does not say why a program cannot be loaded. */
const NOT_LOADED = 'the program cannot be loaded. Does each package export what is imported from it?';

/** Begin of a page, which is shown as one. */
const PAGE = /^<!doctype html/i;

/** A sample of code that is edited and run in the page, in a worker that can be stopped. */
class Sample extends HTMLElement {
  #code = '';
  #worker: Worker | undefined;
  /** Where the program of the worker is. */
  #address = '';
  /** Pages, and lines between them in one piece. */
  #printed: string[] = [];
  #calls = 0;
  #note = '';
  #isDone = true;
  /** The frame in which what was printed is drawn; 0 where nothing is to be drawn. */
  #frame = 0;

  /** Shows a sample, and runs it. */
  open(code: string): void {
    this.#code = code;
    this.#run();
    this.querySelector('textarea')?.focus();
  }

  disconnectedCallback(): void {
    this.#stop('');
  }

  #run(): void {
    this.#stop('');
    this.#printed = [];
    this.#calls = 0;
    this.#isDone = false;
    this.#note = 'Running …';
    try {
      const text = programOf(this.#code, addressOf);
      const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const worker = new Worker(address, { type: 'module' });
      this.#address = address;
      this.#worker = worker;
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        if (worker !== this.#worker) return;
        if (data.printed !== undefined) this.#print(data.printed);
        // What it has begun, such as a timer, may still print something.
        if (data.isDone) [this.#note, this.#isDone] = ['Done.', true];
        this.#frame ||= requestAnimationFrame(() => this.#draw());
      });
      worker.addEventListener('error', ({ message }) => this.#stop(`Failed: ${message || NOT_LOADED}`));
    } catch (error) {
      this.#stop(`Failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.#draw();
  }

  #print(text: string): void {
    const last = this.#printed.at(-1);
    if (last === undefined || PAGE.test(text) || PAGE.test(last)) this.#printed.push(text);
    else this.#printed[this.#printed.length - 1] = `${last}\n${text}`;
    this.#calls++;
    if (this.#calls === MOST_PRINTED) this.#stop(`Stopped: it printed ${MOST_PRINTED} times.`);
  }

  #stop(note: string): void {
    this.#worker?.terminate();
    URL.revokeObjectURL(this.#address);
    this.#worker = undefined;
    this.#note = note;
    this.#isDone = true;
    this.#draw();
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.dataset['state'] = this.#isDone ? 'done' : 'running';
    render(this.#page(), this);
  }

  #page(): TemplateResult {
    return html`
      <label>
        <span>Code</span>
        <textarea
          rows=${Math.min(30, this.#code.split('\n').length + 1)}
          spellcheck="false"
          .value=${this.#code}
          @input=${({ target }: Event) => (this.#code = (target as HTMLTextAreaElement).value)}
        ></textarea>
      </label>
      <div class="row">
        <button class="main" type="button" @click=${() => this.#run()}>Run</button>
        <button type="button" ?disabled=${!this.#worker} @click=${() => this.#stop('Stopped.')}>Stop</button>
        <span role="status">${this.#note}</span>
      </div>
      ${this.#printed.map((text) =>
        PAGE.test(text)
          ? html`<iframe title="What was printed" sandbox="" srcdoc=${text}></iframe>`
          : html`<pre tabindex="0">${text}</pre>`,
      )}
    `;
  }
}

/** Where a module is that a sample imports. */
function addressOf(module: string): string | undefined {
  if (!ENTRY_POINTS.includes(module)) return undefined;
  return new URL(`${import.meta.env.BASE_URL}run/${module}.js`, location.href).href;
}

/** Opens a sample in the place of its button. */
export function openSample(button: HTMLElement, code: string): void {
  if (!customElements.get('ec-sample')) customElements.define('ec-sample', Sample);
  const sample = document.createElement('ec-sample') as Sample;
  button.replaceWith(sample);
  sample.open(code);
}
