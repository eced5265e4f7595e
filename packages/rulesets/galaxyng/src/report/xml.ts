/** Writes XML: elements with attributes, which hold either elements or a text. */

/** Values of attributes by their names. */
export type Attributes = Readonly<Record<string, string | number>>;

/** An element with elements in it. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const start = `<${name}${attributesText(attributes)}`;
  return children.length === 0 ? `${start}/>` : `${start}>\n${children.join('\n')}\n</${name}>`;
}

/** An element with a text in it. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function attributesText(attributes: Attributes): string {
  let text = '';
  for (const name in attributes) text += attribute(name, attributes[name] ?? '');
  return text;
}

/** An attribute with a blank before it. */
export function attribute(name: string, value: string | number): string {
  return ` ${name}="${typeof value === 'number' ? value : escaped(value)}"`;
}

/** A text in which nothing is markup; characters that XML does not allow become U+FFFD. */
function escaped(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(FORBIDDEN, '\uFFFD').replaceAll(MARKUP, (mark) => ENTITIES[mark] ?? mark);
}

/** Texts that stand as they are: most of them. */
const PLAIN = /^[\w .,:;?!()*+/-]*$/;

// oxlint-disable-next-line no-control-regex -- these are the characters that XML 1.0 forbids
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu;

const MARKUP = /[&<>"\t\n\r]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
