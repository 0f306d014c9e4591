import type { ScreenContent } from 'shared-kernel/model';

import { withRhythm } from '../document/timing/rhythm/withRhythm';
import { dataFillings } from '../editor/preview/dataCases';
import type { YearData } from '../editor/year-data/yearDataAtom';
import type { Template, TemplateSetting } from './template';

/** [S65] A template with the organisation's own data, in the rhythm that these need. */
export function makeTemplate(
  template: Template,
  setting: TemplateSetting,
  year: YearData | null,
): ScreenContent {
  const content = template.content(setting);
  return withRhythm(content, dataFillings(content, year));
}
