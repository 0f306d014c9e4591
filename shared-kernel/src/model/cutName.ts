/** Spec §2. */
const NAME_LENGTH = 20;

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name where there is little room: cut to 20 characters as people see them, an ellipsis beside them (spec §5). */
export function cutName(name: string): string {
  if (name.length <= NAME_LENGTH) return name;
  let [kept, count] = ['', 0];
  for (const { segment } of CHARACTERS.segment(name)) {
    if (count === NAME_LENGTH) return `${kept.trimEnd()}…`;
    kept += segment;
    count += 1;
  }
  return name;
}
