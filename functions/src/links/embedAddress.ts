import { isEmbedPage, type Year } from 'shared-kernel/model';
import type { Services } from '../services';

/** The page that embeds the screens; null where the year names none that a link may lead to. */
export const embedAddress = (embedPage: string): URL | null =>
  embedPage !== '' && isEmbedPage(embedPage) ? new URL(embedPage) : null;

/** The page that personal links of a year lead to, and that everybody may see without one; null where there is none. */
export function linkPage(
  { embedPage, story: { linksLeadTo, hostedPage } }: Pick<Year, 'embedPage' | 'story'>,
  { supportersOrigin }: Pick<Services, 'supportersOrigin'>,
): URL | null {
  if (linksLeadTo === 'embedPage') return embedAddress(embedPage);
  return hostedPage.path === '' || supportersOrigin === undefined
    ? null
    : new URL(`/y/${hostedPage.path}`, supportersOrigin());
}

/** The token stands in the fragment, which reaches no server's log and no other page. */
export function personalLink(page: URL, token: string): string {
  const link = new URL(page);
  link.hash = `s=${token}`;
  return link.href;
}
