import { valueOf } from '../motion/countedText';

/** [P44] How much of a goal is reached, 0-1; null where either of the two is no number, or there is nothing to reach. */
export function shareOf(text: string, goal: string, language?: string): number | null {
  const [value, whole] = [valueOf(text, language), valueOf(goal, language)];
  if (value === null || whole === null || whole <= 0) return null;
  return Math.min(1, value / whole);
}
