import type { LinkState, Year } from 'shared-kernel/model';

/** Where the product shows a hosted page. */
export const hostedAddress = (path: string): string => `${location.origin}/y/${path}`;

/** The page that personal links of a year lead to from now on; '' where it has none. */
export const linkTarget = ({ embedPage, story }: Pick<Year, 'embedPage' | 'story'>): string =>
  story.linksLeadTo === 'hostedPage' ? hostedAddress(story.hostedPage.path) : embedPage;

/** The same as far as links were exported to it: production serves hosted pages from an origin that only they tell. */
export function exportedTarget(
  year: Pick<Year, 'embedPage' | 'story'>,
  { newestExport }: Pick<LinkState, 'newestExport'>,
): string {
  const exported = newestExport?.embedPage ?? '';
  const isThere =
    year.story.linksLeadTo === 'hostedPage' &&
    URL.canParse(exported) &&
    new URL(exported).pathname === `/y/${year.story.hostedPage.path}`;
  return isThere ? exported : linkTarget(year);
}
