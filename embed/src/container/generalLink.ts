import type { GeneralLink } from '../notice/createNotice';

/**
 * Where to go without a personal link: the page that `data-link` names, else the front page of the site that the script
 * stands on. Null where there is none: said so by an empty one, or in a frame without an address.
 */
export function generalLinkOf(container: HTMLElement): GeneralLink | null {
  const written = container.dataset['link'] ?? '/';
  if (written === '') return null;
  try {
    const { protocol, href, host } = new URL(written, document.baseURI);
    return /^https?:$/.test(protocol) ? { address: href, host } : null;
  } catch {
    return null; // no address
  }
}
