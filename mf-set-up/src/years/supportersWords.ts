import { printCount } from 'shared-kernel/model';

/** `1 supporter`, `12,480 supporters`. */
export const supportersWords = (count: number): string =>
  `${printCount(count)} ${count === 1 ? 'supporter' : 'supporters'}`;
