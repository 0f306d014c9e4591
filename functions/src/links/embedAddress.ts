import { isEmbedPage } from 'shared-kernel/model';

/** The page that embeds the screens; null where the year names none that a link may lead to. */
export const embedAddress = (embedPage: string): URL | null =>
  embedPage !== '' && isEmbedPage(embedPage) ? new URL(embedPage) : null;

/** The token stands in the fragment, which reaches no server's log and no other page. */
export function personalLink(page: URL, token: string): string {
  const link = new URL(page);
  link.hash = `s=${token}`;
  return link.href;
}
