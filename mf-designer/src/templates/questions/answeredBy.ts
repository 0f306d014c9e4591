import type { Screen } from 'shared-kernel/model';

import { idOf, type DataSource } from '../../document/placeholders/dataSource';
import { codeOf } from '../../document/placeholders/placeholderParts';
import { usedCurrency } from '../../document/placeholders/usedCurrency';
import type { TemplateData } from '../template';
import { sampleValue, shownValues } from './shownValues';
import type { TemplateQuestion } from './templateQuestion';

/** The data for a question; without a source its fallback, in words. */
export function answeredBy(
  question: TemplateQuestion,
  source: DataSource | null,
  screens: readonly Screen[],
): TemplateData {
  const { truncate, format, fallback } = question;
  if (source === null) return { code: fallback, sample: fallback, shown: [fallback] };
  const code = codeOf({
    source: source.kind,
    id: idOf(source),
    truncate: String(truncate),
    format: format === 'money' ? usedCurrency(screens) : format,
    fallback,
  });
  return { code, sample: sampleValue(source, code), shown: shownValues(source, code) };
}
