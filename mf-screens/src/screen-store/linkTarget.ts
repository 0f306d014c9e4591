import { storyOf, type Year } from 'shared-kernel/model';

/** Where the product shows a hosted page; without an origin, the one of this page. */
export const hostedAddress = (path: string, origin: string | null): string =>
  `${origin ?? location.origin}/y/${path}`;

/** The page that personal links of a year lead to from now on; '' where it has none. */
export function linkTarget(
  year: Pick<Year, 'embedPage' | 'story'>,
  hostedPagesOrigin: string | null,
): string {
  const { linksLeadTo, hostedPage } = storyOf(year);
  return linksLeadTo === 'hostedPage'
    ? hostedAddress(hostedPage.path, hostedPagesOrigin)
    : year.embedPage;
}
