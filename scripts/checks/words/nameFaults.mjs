const SOURCE = /\.(?:tsx?|mjs|cjs|cts|mts|js|json)$/;

/**
 * Sources beside each other whose names differ in upper and lower case alone. macOS and Windows do not tell them apart: an
 * import of the one, which names no ending, finds the other.
 */
export function nameFaults({ paths }) {
  const seen = new Map();
  const faults = [];
  // The one with a capital letter is told of.
  const sources = [...paths].filter((one) => SOURCE.test(one)).toSorted();
  for (const file of sources.toReversed()) {
    const name = file.replace(SOURCE, '');
    const before = seen.get(name.toLowerCase());
    if (before !== undefined && before.name !== name)
      faults.push({
        file,
        line: 1,
        what: `differs from ${before.file} in upper and lower case alone: name one of them otherwise`,
      });
    seen.set(name.toLowerCase(), { file, name });
  }
  return faults;
}
