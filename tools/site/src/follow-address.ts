/** Calls back when settings have been written behind the `#` of the address; the name of a place in the page is none. */
export function followAddress(follow: () => void): void {
  window.addEventListener('hashchange', () => {
    if (location.hash.includes('=')) follow();
  });
}
