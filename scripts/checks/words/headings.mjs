/** The anchor that a heading of a markdown file gets where it is read on the web. */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The headings of a markdown file, without those inside of its examples. */
export function headingsOf(lines) {
  let example = false;
  return lines.flatMap((text) => {
    if (text.startsWith('```')) example = !example;
    const [, heading] = example ? [] : (/^#+ (.+)$/.exec(text) ?? []);
    return heading === undefined ? [] : [heading.trim()];
  });
}
