import type { Item } from 'shared-kernel/model';

/** Where a button may lead: https and a host; null for anything else. */
export function linkAddress(link: string): string | null {
  const written = link.trim();
  if (!/^https:\/\//i.test(written) || !URL.canParse(written)) return null;
  return new URL(written).href;
}

/** A link that will never be followed. None at all may still be written. */
export const isUnusableLink = ({ type, link }: Pick<Item, 'type' | 'link'>): boolean =>
  type === 'button' && link.trim() !== '' && linkAddress(link) === null;
