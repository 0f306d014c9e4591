/** Spec §2. */
const NAME_LENGTH = 20;

let splitter: Intl.Segmenter | null = null;

/** Made for the first name that is long: a browser reads its tables of characters for some 30 ms, four times that on a phone. */
const charactersOf = (name: string): Intl.Segments =>
  (splitter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(name);

/** A name where there is little room: cut to 20 characters as people see them, an ellipsis beside them (spec §5). */
export function cutName(name: string): string {
  if (name.length <= NAME_LENGTH) return name;
  let [kept, count] = ['', 0];
  for (const { segment } of charactersOf(name)) {
    if (count === NAME_LENGTH) return `${kept.trimEnd()}…`;
    kept += segment;
    count += 1;
  }
  return name;
}
