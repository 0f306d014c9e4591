/** A `#` and then letters, digits and underscores: where another sign stands, networks end the hashtag. */
const HASHTAG = /^#[\p{L}\p{M}\p{N}_]{1,60}$/u;

/** What was written as a hashtag, with its `#`; '' for none; null where it is no hashtag. */
export function readHashtag(written: string): string | null {
  const text = written.trim();
  if (text === '') return '';
  const hashtag = text.startsWith('#') ? text : `#${text}`;
  return HASHTAG.test(hashtag) ? hashtag : null;
}
