import { describeFigure, type Figure } from '@ec/balance';
import { html, render, type TemplateResult } from 'lit-html';
import { followAddress } from '../follow-address.ts';
import { pictureSize } from '../picture-size.ts';
import { benchThreads } from '../playground/bench-threads.ts';
import { rolled, type Rolled } from './rolled.ts';

/** Width of the picture, in pixels: narrow enough for a phone, wide enough for a screen. */
const [NARROW, WIDE] = [320, 720];

/** A calculator for dice: exact odds of a roll, alone and against another. The address holds both. */
class Dice extends HTMLElement {
  readonly #bench = benchThreads(0);
  #roll = '3d6';
  #against = '';
  #rolled: Rolled | undefined;
  #picture = '';
  #error = '';

  connectedCallback(): void {
    this.replaceChildren();
    followAddress(() => this.#follow());
    this.#follow();
  }

  /** Works out what the address asks for. */
  #follow(): void {
    const query = new URLSearchParams(location.hash.slice(1));
    this.#roll = query.get('roll') ?? this.#roll;
    this.#against = query.get('against') ?? '';
    void this.#work();
  }

  async #work(): Promise<void> {
    try {
      this.#rolled = rolled(this.#roll, this.#against);
      this.#error = '';
      this.#draw();
      const width = Math.min(WIDE, Math.max(NARROW, Math.floor(this.clientWidth / 2)));
      const { figure } = this.#rolled;
      this.#picture = await this.#bench.use((bench) => bench.draw(figure, 0.95, width));
    } catch (error) {
      this.#error = error instanceof Error ? error.message : String(error);
    }
    const query = new URLSearchParams({
      roll: this.#roll,
      ...(this.#against !== '' && { against: this.#against }),
    });
    history.replaceState(null, '', `#${query.toString()}`);
    this.#draw();
    this.dataset['state'] = 'ready';
  }

  #written(name: string): string {
    return this.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value.trim() ?? '';
  }

  #draw(): void {
    render(this.#page(), this);
  }

  #page(): TemplateResult {
    return html`
      <form
        class="row"
        @submit=${(event: Event) => {
          event.preventDefault();
          this.#roll = this.#written('roll');
          this.#against = this.#written('against');
          void this.#work();
        }}
      >
        <label><span>Roll</span><input name="roll" .value=${this.#roll} /></label>
        <label><span>Against (may be empty)</span><input name="against" .value=${this.#against} /></label>
        <button class="main" type="submit">Work it out</button>
      </form>
      <p role="status">${this.#error}</p>
      ${this.#error === '' && this.#rolled ? this.#answer(this.#rolled) : ''}
    `;
  }

  #answer({ figure, facts, command }: Rolled): TemplateResult {
    return html`
      <div class="sides">
        <table>
          <tbody>
            ${facts.map(
              ([what, value]) =>
                html`<tr>
                  <th scope="row">${what}</th>
                  <td>${value}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        ${this.#picture === '' ? '' : pictureOf(this.#picture, figure)}
      </div>
      <p>The command that says the same:</p>
      <pre tabindex="0"><code>${command}</code></pre>
    `;
  }
}

function pictureOf(svg: string, figure: Figure): TemplateResult {
  const { width, height } = pictureSize(svg);
  return html`<figure>
    <img
      src=${`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width=${width}
      height=${height}
      alt=${describeFigure(figure)}
    />
  </figure>`;
}

/** Makes `<ec-dice>` an element of the page. */
export function defineDice(): void {
  customElements.define('ec-dice', Dice);
}
