import type { GeneralLink } from '../closing/createClosing';

/**
 * Where to go without a personal link: the page that `data-link` names, else the front page of the site that the script
 * stands on. Null where there is none, as in a frame without an address.
 */
export function generalLinkOf(host: HTMLElement): GeneralLink | null {
  const written = host.dataset['link'] ?? '/';
  try {
    const { protocol, href, host: name } = new URL(written, document.baseURI);
    return /^https?:$/.test(protocol) ? { address: href, name: `Go to ${name}` } : null;
  } catch {
    return null; // no address
  }
}
