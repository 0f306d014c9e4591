/** Whether every word of the filter stands in one of the texts, whatever its case. */
export function passesFilter(filter: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
