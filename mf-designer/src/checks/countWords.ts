import { figure } from '../document/audience/audienceWords';

/** Of all, or of those who get it. */
export const countWords = (count: number, shown: number, supporters: number): string =>
  shown === supporters
    ? `${figure(count)} of ${figure(supporters)}`
    : `${figure(count)} of the ${figure(shown)} who get it`;
