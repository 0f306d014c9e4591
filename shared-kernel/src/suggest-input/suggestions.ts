/** A value that an input could have, and what is known of it. */
export interface Suggestion {
  readonly value: string;
  readonly label: string;
  /** Such as "Text · 92% filled · e.g. Robin"; '' for none. */
  readonly facts: string;
}

/** Further ones are found by typing more. */
const MOST_SHOWN = 50;

/**
 * Those that hold every word of what is typed, case and accents aside; those that begin with it first. All, where what is
 * typed is one of them already, so that another can be chosen.
 */
export function matchingSuggestions(
  suggestions: readonly Suggestion[],
  typed: string,
): readonly Suggestion[] {
  const wanted = folded(typed);
  if (wanted === '' || suggestions.some(({ value }) => value === typed.trim()))
    return suggestions.slice(0, MOST_SHOWN);
  const words = wanted.split(' ');
  const found = suggestions
    .map((one) => ({ one, name: folded(one.label) }))
    .filter(({ name }) => words.every((word) => name.includes(word)));
  const first = found.filter(({ name }) => name.startsWith(wanted));
  const others = found.filter(({ name }) => !name.startsWith(wanted));
  return [...first, ...others].slice(0, MOST_SHOWN).map(({ one }) => one);
}

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
