import { printCount } from 'shared-kernel/model';

/** Of all, or of those who get it. */
export const countWords = (count: number, shown: number, supporters: number): string =>
  shown === supporters
    ? `${printCount(count)} of ${printCount(supporters)}`
    : `${printCount(count)} of the ${printCount(shown)} who get it`;
