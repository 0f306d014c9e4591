/**
 * Where the script itself came from: screens, images and events are asked for and told there. Null on a page that
 * holds no script of this name, which then shows nothing.
 */
export function ownOrigin(page: Document): string | null {
  const running = page.currentScript ?? page.querySelector('script[src*="/embed.js"]');
  const address = running instanceof HTMLScriptElement ? running.src : '';
  return address === '' ? null : new URL(address, page.baseURI).origin;
}
