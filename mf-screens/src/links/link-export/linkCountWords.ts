/** "4 links are", before where. */
export const linkCountWords = (count: number): string =>
  count === 1 ? '1 link is' : `${count.toLocaleString('en-GB')} links are`;
