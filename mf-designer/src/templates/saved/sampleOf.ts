import type { Organisation, SavedTemplate, ScreenContent } from 'shared-kernel/model';

import { dataModeOf, FALLBACKS_ONLY } from '../../editor/preview/dataMode';
import { samplePreview } from '../../editor/preview/preview';
import { sampleContext } from '../../editor/preview/sampleContext';
import type { YearData } from '../../editor/year-data/yearDataAtom';
import type { FieldAnswers } from './missingFields';
import { savedInYear } from './savedInYear';

/** [S154] The screens of a saved template with examples of the year's data, to be looked at. */
export function samplesOf(
  template: SavedTemplate,
  answers: FieldAnswers,
  year: YearData | null,
  organisation: Organisation,
): readonly ScreenContent[] {
  const { sample } = dataModeOf('random-1');
  const data = year ?? NO_DATA;
  const preview = samplePreview(sampleContext(sample ?? FALLBACKS_ONLY.sample, data));
  const led = savedInYear(template, answers, data, organisation);
  return template.screens.map((screen) => preview.designed(led.contentWith(screen, led.there)));
}

const NO_DATA = { fields: [], searches: [] };
