/** The element that others build on; outside of pages, where it does not exist, an empty class, so that programs which make pages may load it. */
export const PageElement: typeof HTMLElement =
  globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);
