import { storyOf, type LinkState, type Year } from 'shared-kernel/model';

/** Where the product shows a hosted page. */
export const hostedAddress = (path: string): string => `${location.origin}/y/${path}`;

/** The page that personal links of a year lead to from now on; '' where it has none. */
export function linkTarget(year: Pick<Year, 'embedPage' | 'story'>): string {
  const { linksLeadTo, hostedPage } = storyOf(year);
  return linksLeadTo === 'hostedPage' ? hostedAddress(hostedPage.path) : year.embedPage;
}

/** The same as far as links were exported to it: production serves hosted pages from an origin that only they tell. */
export function exportedTarget(
  year: Pick<Year, 'embedPage' | 'story'>,
  { newestExport }: Pick<LinkState, 'newestExport'>,
): string {
  const exported = newestExport?.embedPage ?? '';
  const isThere =
    storyOf(year).linksLeadTo === 'hostedPage' &&
    URL.canParse(exported) &&
    new URL(exported).pathname === `/y/${storyOf(year).hostedPage.path}`;
  return isThere ? exported : linkTarget(year);
}
