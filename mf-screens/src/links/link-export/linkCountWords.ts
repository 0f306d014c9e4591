import { printCount } from 'shared-kernel/model';

/** "4 links are", before where. */
export const linkCountWords = (count: number): string =>
  count === 1 ? '1 link is' : `${printCount(count)} links are`;
