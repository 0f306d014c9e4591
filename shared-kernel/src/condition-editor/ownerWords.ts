/** What conditions belong to, and the words that differ by it. */
export const OWNER_WORDS = {
  search: {
    match: 'Supporters match',
    none: 'No conditions yet: this search matches nobody. Add the first one below.',
    full: 'A search holds 100 conditions at most.',
    deleted: 'It is gone for good once you save the search.',
  },
  item: {
    match: 'Shown to supporters who match',
    none: 'No conditions: everybody who gets this screen sees this object.',
    full: 'An object holds 100 conditions at most.',
    deleted: 'It is gone for good once you save the screen.',
  },
} as const;

export type ConditionOwner = keyof typeof OWNER_WORDS;

/** What firestore.rules lets a search hold, and reason enough for an item. */
export const MOST_CONDITIONS = 100;
