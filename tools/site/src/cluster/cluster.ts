import type { Cluster } from '@ec/cluster';
import { html, render, type TemplateResult } from 'lit-html';
import { followAddress } from '../follow-address.ts';
import type { ClusterScene, SceneColors } from './scene.ts';
import {
  clusterOf,
  codeOf,
  formatClusterSettings,
  MANY,
  parseClusterSettings,
  planetRows,
  reachOf,
  systemRows,
  type ClusterSettings,
  type SystemRow,
} from './shown-cluster.ts';

/** A cluster in three dimensions, and in tables that say the same. The address holds what is shown. */
class ClusterMap extends HTMLElement {
  #settings!: ClusterSettings;
  #cluster!: Cluster;
  #rows: readonly SystemRow[] = [];
  #scene: ClusterScene | undefined;
  #note = '';

  connectedCallback(): void {
    this.replaceChildren();
    followAddress(() => this.#change(parseClusterSettings(location.hash)));
    this.#settings = parseClusterSettings(location.hash);
    this.#make();
    void this.#paint();
  }

  /** Draw calls and triangles of the last frame; undefined where the browser shows no picture. */
  get cost(): ClusterScene['cost'] | undefined {
    return this.#scene?.cost;
  }

  /** Milliseconds of each of some frames in which the picture is turned once round. */
  async frames(count: number): Promise<number[]> {
    const took: number[] = [];
    for (let frame = 0; frame < count; frame++) {
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      this.#scene?.turn((2 * Math.PI) / count);
      took.push(performance.now() - start);
    }
    return took;
  }

  #make(): void {
    this.#cluster = clusterOf(this.#settings);
    this.#rows = systemRows(this.#cluster);
    if (this.#settings.system > this.#rows.length) this.#settings = { ...this.#settings, system: 1 };
    this.#draw();
  }

  #change(change: Partial<ClusterSettings>): void {
    this.#settings = parseClusterSettings(formatClusterSettings({ ...this.#settings, ...change }));
    this.#make();
    this.#scene?.show(this.#rows, this.#settings.axis);
    this.#mark();
  }

  #pick(system: number): void {
    this.#settings = { ...this.#settings, system };
    this.#draw();
    this.#mark();
  }

  #mark(): void {
    const { system, level } = this.#settings;
    const row = this.#rows[system - 1];
    if (row) this.#scene?.mark(row, reachOf(this.#cluster, system, level));
  }

  /** Paints the picture once its code is there; without it the tables say everything. */
  async #paint(): Promise<void> {
    const canvas = this.querySelector('canvas');
    if (!canvas) return;
    try {
      const { ClusterScene: Made } = await import('./scene.ts');
      this.#scene = new Made(canvas, colorsOf(this), (system) => this.#pick(system));
      new ResizeObserver(() => this.#scene?.fit()).observe(canvas);
      this.#scene.show(this.#rows, this.#settings.axis);
      this.#mark();
    } catch {
      this.#note = 'This browser shows no pictures in three dimensions. The tables say the same.';
      this.#draw();
    }
    this.dataset['state'] = 'ready';
  }

  #draw(): void {
    history.replaceState(null, '', `#${formatClusterSettings(this.#settings)}`);
    render(this.#page(), this);
  }

  #page(): TemplateResult {
    const { seed, level, system } = this.#settings;
    const changed =
      (key: 'seed' | 'stars' | 'axis' | 'level') =>
      ({ target }: Event): void => {
        const { value } = target as HTMLInputElement;
        this.#change({ [key]: key === 'seed' ? value : Number(value) });
      };
    const numberField = (
      label: string,
      key: 'stars' | 'axis' | 'level',
      type: 'number' | 'range',
      most: number,
    ): TemplateResult =>
      html`<label>
        <span>${label}</span>
        <input
          name=${key}
          type=${type}
          min="1"
          max=${most}
          .value=${String(this.#settings[key])}
          @input=${type === 'range' ? changed(key) : undefined}
          @change=${type === 'number' ? changed(key) : undefined}
        />
      </label>`;
    return html`
      <form class="row" @submit=${(event: Event) => event.preventDefault()}>
        <label><span>Seed</span><input name="seed" .value=${seed} @change=${changed('seed')} /></label>
        ${numberField('Stars', 'stars', 'number', 500)}
        ${numberField('Points along each axis', 'axis', 'number', 100)}
        ${numberField(`Level of hyper engines: ${level}`, 'level', 'range', 10)}
      </form>
      <p role="status">${this.#note}</p>
      <div class="sides">
        <figure>
          <canvas
            role="img"
            tabindex="0"
            aria-label="The cluster in three dimensions: the tables beside it say the same. Shift and the arrow keys turn it, plus and minus zoom."
          ></canvas>
          <figcaption>
            Drag to turn, scroll to zoom, click a system to pick it. Orange systems have a planet of
            habitability ${MANY} or more, blue ones a lesser one; in grey ones nobody can live. Lines lead to
            all that ships reach in one jump.
          </figcaption>
        </figure>
        ${this.#picked(system, level)}
      </div>
      ${this.#systems(system)}
      <p>The same cluster in code: <code>${codeOf(this.#settings)}</code></p>
    `;
  }

  #picked(system: number, level: number): TemplateResult {
    const row = this.#rows[system - 1];
    const reach = reachOf(this.#cluster, system, level);
    return html`<section aria-live="polite">
      <h2>System ${row?.name}</h2>
      ${tableOf(
        ['Planet', 'Type', 'Habitability', 'Deposits'],
        planetRows(this.#cluster, system).map(({ name, type, habitability, deposits }) => [
          name,
          type,
          habitability,
          deposits.join('; '),
        ]),
      )}
      <p>
        Engines of level ${level} reach ${reach.length} ${reach.length === 1 ? 'system' : 'systems'} from here
        in one jump.
      </p>
      <ul class="reach">
        ${reach.map(
          ({ id, name, level: least }) =>
            html`<li>
              <button type="button" @click=${() => this.#pick(id)}>${name}</button> from level ${least}
            </li>`,
        )}
      </ul>
    </section>`;
  }

  #systems(picked: number): TemplateResult {
    return html`<details>
      <summary>All ${this.#rows.length} systems</summary>
      ${tableOf(
        ['System', 'Stars', 'Planets', 'Best habitability', 'Planets with fuel'],
        this.#rows.map(({ id, name, stars, planets, habitability, fuel }) => [
          html`<button type="button" aria-pressed=${id === picked} @click=${() => this.#pick(id)}>
            ${name}
          </button>`,
          stars,
          planets,
          habitability,
          fuel,
        ]),
      )}
    </details>`;
  }
}

/** A table that scrolls in a box of its own; the first cell of each row is its heading. */
function tableOf(
  headings: readonly string[],
  rows: readonly (readonly (string | number | TemplateResult)[])[],
): TemplateResult {
  return html`<div class="table" tabindex="0">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...others]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${others.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Colours of the page, as the picture takes them. */
function colorsOf(element: HTMLElement): SceneColors {
  const style = getComputedStyle(element);
  const color = (name: string, other: string): string => style.getPropertyValue(name).trim() || other;
  return {
    background: color('--sl-color-bg', '#000'),
    lines: color('--sl-color-gray-5', '#555'),
    stars: [
      color('--sl-color-gray-4', '#777'),
      color('--sl-color-text-accent', '#99f'),
      color('--sl-color-orange', '#fa0'),
    ],
    picked: color('--sl-color-white', '#fff'),
  };
}

/** Makes `<ec-cluster>` an element of the page. */
export function defineCluster(): void {
  customElements.define('ec-cluster', ClusterMap);
}
