import { wordCharacters } from 'shared-kernel/model';

/** A `#` and then letters, digits and underscores: where another sign stands, networks end the hashtag. */
const HASHTAG = /^#[\p{L}\p{M}\p{N}_]{1,60}$/u;

/** What was written as a hashtag, with its `#`; '' for none; null where it is no hashtag. */
export function readHashtag(written: string): string | null {
  const text = written.trim();
  if (text === '') return '';
  const hashtag = text.startsWith('#') ? text : `#${text}`;
  return HASHTAG.test(hashtag) ? hashtag : null;
}

/** A hashtag of what was written, without the signs that would end it (spec §5). */
export function mendHashtag(written: string): string {
  const word = wordCharacters(written);
  return word === '' ? '' : `#${word}`;
}
