/** What can be read in one sitting; the specification itself is the longest. */
const MOST_WORDS = 3_600;

export function lengthFaults({ files }) {
  return files.flatMap(({ file, lines }) => {
    const words = lines.map(withoutMark).join(' ').split(/\s+/).length;
    if (!file.endsWith('.md') || words <= MOST_WORDS) return [];
    const what = `${String(words)} words are more than a sitting (${String(MOST_WORDS)}): divide it by what it is about`;
    return [{ file, line: 1, what }];
  });
}

/** What begins an entry of a list is no word, and the number of a decision, by which it is looked up, is none either. */
const withoutMark = (line) => line.replace(/^\s*[-*] (\[D\d+[a-z]?\]\(\S+\) )?/, '');
