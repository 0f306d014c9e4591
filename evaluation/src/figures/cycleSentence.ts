/** A cycle as a sentence, by the names on it, the field's own first: “Total” → “Rate” → “Total”. */
export const cycleSentence = (names: readonly string[]): string => {
  const way = [...names, ...names.slice(0, 1)].map((name) => `“${name}”`).join(' → ');
  return `It would be worked out of itself: ${way}`;
};
