import { fillText } from 'evaluation';
import { textsOfItem, type ScreenContent } from 'shared-kernel/model';

import type { YearData } from '../year-data/yearDataAtom';
import { DATA_MODES, dataModeOf, FALLBACKS_ONLY, type DataMode } from './dataMode';
import { samplePreview } from './preview';
import { sampleContext } from './sampleContext';

/** A screen as supporters with some data see it, and the mode in which it can be looked at. */
export interface DataCase {
  readonly mode: DataMode;
  readonly content: ScreenContent;
}

/**
 * [S69] With the largest, the smallest, the longest and missing data; each way it looks once. The longest is the
 * random example that makes the screen's texts the longest.
 */
export function dataCases(content: ScreenContent, year: YearData | null): readonly DataCase[] {
  const modes = modesOf(content, year);
  const cases = new Map<string, DataCase>();
  for (const mode of modes) {
    const shown = shownIn(mode, content, year);
    const look = shown.items.flatMap(textsOfItem).join('\n\n');
    if (!cases.has(look)) cases.set(look, { mode, content: shown });
  }
  return [...cases.values()];
}

/** A screen as supporters with the largest, the smallest, the longest and missing data see it. */
export const dataFillings = (
  content: ScreenContent,
  year: YearData | null,
): readonly ((content: ScreenContent) => ScreenContent)[] =>
  modesOf(content, year).map((mode) => (changed) => shownIn(mode, changed, year));

const modesOf = (content: ScreenContent, year: YearData | null): readonly DataMode[] =>
  year === null
    ? [FALLBACKS_ONLY]
    : [dataModeOf('largest'), dataModeOf('smallest'), longestOf(content, year), FALLBACKS_ONLY];

const shownIn = (mode: DataMode, content: ScreenContent, year: YearData | null): ScreenContent =>
  mode.sample === null
    ? content
    : samplePreview(sampleContext(mode.sample, year ?? NO_DATA)).played(content);

const NO_DATA = { fields: [], searches: [] };

function longestOf({ items }: ScreenContent, year: YearData): DataMode {
  const texts = items.flatMap(textsOfItem).filter((text) => text.includes('{'));
  const lengthIn = ({ sample }: DataMode): number => {
    if (sample === null) return 0;
    const context = sampleContext(sample, year);
    return texts.reduce((sum, text) => sum + fillText(text, context).length, 0);
  };
  const [longest] = DATA_MODES.map((mode) => ({ mode, length: lengthIn(mode) })).toSorted(
    (one, other) => other.length - one.length,
  );
  return longest?.mode ?? FALLBACKS_ONLY;
}
