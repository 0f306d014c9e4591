/**
 * Share of a whole in words: in whole percent (spec §5), of which 0% says none and 100% says all (D498). 0% where there
 * is no whole.
 */
export function shareWords(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return '0%';
  const percent = Math.round((part / whole) * 100);
  if (percent === 0) return 'under 1%';
  return `${String(percent === 100 && part < whole ? 99 : percent)}%`;
}
