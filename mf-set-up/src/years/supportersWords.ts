/** `1 supporter`, `12,480 supporters`. */
export const supportersWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'supporter' : 'supporters'}`;
