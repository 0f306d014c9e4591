import type { Texts } from './texts';
import { Utf8Texts } from './utf8Texts';

/** Whether a text is one of others; where both lie as UTF-8, none is decoded. */
export const isSameText = (
  texts: Texts,
  index: number,
  others: Texts,
  otherIndex: number,
): boolean => {
  if (!(texts instanceof Utf8Texts && others instanceof Utf8Texts))
    return texts.at(index) === others.at(otherIndex);
  const start = texts.startOf(index);
  const length = (texts.ends[index] ?? 0) - start;
  const otherStart = others.startOf(otherIndex);
  if ((others.ends[otherIndex] ?? 0) - otherStart !== length) return false;
  for (let at = 0; at < length; at += 1)
    if (texts.bytes[start + at] !== others.bytes[otherStart + at]) return false;
  return true;
};
