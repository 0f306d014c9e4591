/** A mapping outlives every erasure, so nobody's address may stand in it. */
export const hasAddress = (text: string): boolean => /[^\s@]@[^\s@]/.test(text);

/** Null where it may be the name of a mapping. */
export const addressInName = (name: string): string | null =>
  hasAddress(name)
    ? 'An email address stands in this name. Saved mappings stay when supporters are erased: choose a name without one.'
    : null;
