import { html, type TemplateResult } from 'lit-html';

/** Details that are made when somebody opens them. */
export class OpenedDetails {
  /** Whether details are open, by a key of them, once somebody has opened or closed them. */
  readonly #opened = new Map<string, boolean>();
  readonly #draw: () => void;

  /** @param draw - called when some are opened or closed */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /**
   * Details, open or closed.
   *
   * @param key - unlike that of all others
   * @param made - what is in them
   */
  of(key: string, summary: string, made: () => TemplateResult, isOpenAtFirst = false): TemplateResult {
    const isOpen = this.#opened.get(key) ?? isOpenAtFirst;
    return html`<details
      ?open=${isOpen}
      @toggle=${({ target }: Event) => {
        const { open } = target as HTMLDetailsElement;
        if (open === isOpen) return;
        this.#opened.set(key, open);
        this.#draw();
      }}
    >
      <summary>${summary}</summary>
      ${isOpen ? made() : ''}
    </details>`;
  }
}
