import { hashText } from '../totals/stableHash';
import { createStableSample } from '../totals/stableSample';

/** The examples of all supporters from those of each part of them (D2b). */
export const mergedExamples = (
  subject: string,
  lists: readonly (readonly string[])[],
): readonly string[] => {
  const sample = createStableSample<null>(subject);
  for (const email of lists.flat()) sample.add(email, hashText(email), null);
  return sample.entries().map(({ email }) => email);
};
