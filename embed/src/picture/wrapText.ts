/**
 * Breaks a text into lines as the player's stage does (`white-space: pre-wrap`, `overflow-wrap: break-word`): at line
 * ends, then between words, then inside a word that is wider than the whole line. Blanks at a line's end hang.
 */
export function wrapText(
  text: string,
  maxWidth: number,
  widthOf: (text: string) => number,
): readonly string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, maxWidth, widthOf));
}

function wrapParagraph(
  paragraph: string,
  maxWidth: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.match(/\S+\s*|\s+/g) ?? []) {
    if (line !== '' && widthOf((line + word).trimEnd()) > maxWidth) {
      lines.push(line);
      line = '';
    }
    line += word;
    while (widthOf(line.trimEnd()) > maxWidth) {
      const head = widestHead(line, maxWidth, widthOf);
      if (head === line) break;
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return [...lines, line];
}

/** At least one character, however narrow the line. */
function widestHead(word: string, maxWidth: number, widthOf: (text: string) => number): string {
  let head = '';
  for (const character of word) {
    if (head !== '' && widthOf(head + character) > maxWidth) return head;
    head += character;
  }
  return head;
}
