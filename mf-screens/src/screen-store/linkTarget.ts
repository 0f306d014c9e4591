import type { Year } from 'shared-kernel/model';

/** Where the product shows a hosted page. */
export const hostedAddress = (path: string): string => `${location.origin}/y/${path}`;

/** The page that personal links of a year lead to from now on; '' where it has none. */
export const linkTarget = ({ embedPage, story }: Pick<Year, 'embedPage' | 'story'>): string =>
  story.linksLeadTo === 'hostedPage' ? hostedAddress(story.hostedPage.path) : embedPage;
