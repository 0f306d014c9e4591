import type { Screen, ScreenContent } from 'shared-kernel/model';

import { rhythmChanges, type RhythmChanges } from '../document/timing/rhythm/rhythmChanges';
import { withRhythm } from '../document/timing/rhythm/withRhythm';
import { dataFillings } from '../editor/preview/dataCases';
import type { YearData } from '../editor/year-data/yearDataAtom';

/** A screen in its rhythm, and what is different then. */
export interface ArrangedScreen extends RhythmChanges {
  readonly before: ScreenContent;
  readonly after: ScreenContent;
}

export function arranged(before: ScreenContent, year: YearData | null): ArrangedScreen {
  const after = withRhythm(before, dataFillings(before, year));
  return { before, after, ...rhythmChanges(before, after) };
}

/** Another screen of the year, as it is saved. */
export interface ArrangedOther extends ArrangedScreen {
  readonly screen: Screen;
}

/** [S88] The other screens of the year that have objects, in the order of the story. */
export const arrangedOthers = (year: YearData, thisOne: Screen): readonly ArrangedOther[] =>
  year.screens
    .filter(({ id, content }) => id !== thisOne.id && content.items.length > 0)
    .toSorted((one, other) => one.order - other.order)
    .map((screen) => ({ screen, ...arranged(screen.content, year) }));
