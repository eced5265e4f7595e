/** An element with properties and what is in it. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/**
 * A button.
 *
 * @param label - what it is called where its text says too little
 */
export function button(text: string, label: string | null, onclick: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', textContent: text, onclick });
  if (label !== null) made.setAttribute('aria-label', label);
  return made;
}

/** A text that is read out when it changes. */
export function statusText(): HTMLSpanElement {
  const made = make('span');
  made.setAttribute('role', 'status');
  return made;
}

/** A row of buttons and fields. */
export function tools(...children: Node[]): HTMLDivElement {
  return make('div', { className: 'tools' }, ...children);
}

/** A field for words to look for. */
export function searchField(size: number, changed: (words: string) => void): HTMLInputElement {
  const field = make('input', { type: 'search', size });
  field.addEventListener('input', () => changed(field.value.trim().toLowerCase()));
  return field;
}

/** An element of a picture. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/**
 * The first element that a selector finds in a part of the page.
 *
 * @throws Error when there is none of that kind: the page is not as it was written
 */
export function found<E extends Element>(part: ParentNode, selector: string, kind: new () => E): E {
  const first = part.querySelector(selector);
  if (first instanceof kind) return first;
  throw new Error(`page: expected ${selector}, received none`);
}
