let alphabet: Intl.Collator | null = null;

/** By the alphabet, case-insensitively, numbers inside of names by their value. Made once something is sorted. */
export const compareNames = (one: string, other: string): number =>
  (alphabet ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })).compare(
    one,
    other,
  );
