import type { FinishedShow } from 'shared-kernel/model';

import { cardOf } from '../card/cardContent';
import { element } from '../dom/element';

/**
 * The foot of a picture: hashtag and the campaign's page that everybody may see, as a code as well where staff ask for
 * it. Neither is ever of a personal link, which the show does not hold.
 */
export async function createSign(show: FinishedShow): Promise<HTMLElement | null> {
  const page = publicPage(show.share.link);
  const code = cardOf(show).qrCode && page !== null ? await codeOf(page.href) : null;
  const site = page === null ? '' : siteOf(page, code === null);
  const words = [show.share.hashtag, site].filter((part) => part !== '');
  if (words.length === 0 && code === null) return null;
  return element(
    'div',
    'card-foot card-sign',
    {},
    ...(code === null ? [] : [element('div', 'card-sign-code', {}, code)]),
    element(
      'div',
      'card-sign-words',
      {},
      ...words.map((part) =>
        element('p', 'card-fit', {}, element('span', 'card-fit-text', { dir: 'ltr' }, part)),
      ),
    ),
  );
}

/** Without a fragment, where a personal link has its token. */
function publicPage(link: string): URL | null {
  try {
    const page = new URL(link);
    page.hash = '';
    return page;
  } catch {
    return null; // the year names no page
  }
}

/** Null where the part does not come: the picture goes without it. */
async function codeOf(address: string): Promise<HTMLCanvasElement | null> {
  try {
    const { createCode } = await import(/* webpackChunkName: "code" */ './createCode');
    return createCode(address);
  } catch {
    return null;
  }
}

/** As people write it down; a code beside it holds the way to the very page. */
const siteOf = ({ host, pathname }: URL, withPath: boolean): string =>
  `${host.replace(/^www\./, '')}${withPath && pathname !== '/' ? pathname : ''}`;
