/**
 * How the embed page of a year stands to the page that links were made for: it is that page, another one of the same
 * site, on which they work where the screens are there still, or none of that site, where they show nothing.
 */
export type PageMove = 'none' | 'sameSite' | 'otherSite';

export function pageMove(madeFor: string, embedPage: string): PageMove {
  if (madeFor === embedPage) return 'none';
  if (!URL.canParse(madeFor) || !URL.canParse(embedPage)) return 'otherSite';
  const [from, to] = [new URL(madeFor), new URL(embedPage)];
  if (from.origin !== to.origin) return 'otherSite';
  return from.href === to.href ? 'none' : 'sameSite';
}
