import type { StoryLanguage } from 'shared-kernel/model';

import {
  FITTING_FORMATS,
  fits,
  idOf,
  typeOf,
  type DataSource,
} from '../../document/placeholders/dataSource';
import { LONGEST_TRUNCATE } from '../../document/placeholders/lint/lintPlaceholder';
import { missingForms } from '../../document/placeholders/pluralInput';
import { holdsSigns, type PlaceholderParts } from '../../document/placeholders/placeholderParts';

/** What is asked beside the source [S44]. */
export type PlaceholderOptions = Pick<PlaceholderParts, 'truncate' | 'format' | 'fallback'>;

/** The options for a source: those that were there as far as they fit, else the likeliest. */
export function optionsFor(
  source: DataSource,
  before: PlaceholderOptions | null,
): PlaceholderOptions {
  const type = typeOf(source);
  const keepsFormat = before !== null && before.format !== '' && fits(before.format, type);
  return {
    truncate: type === 'string' ? (before?.truncate ?? '0') : '0',
    format: keepsFormat ? before.format : FITTING_FORMATS[type][0],
    fallback: before?.fallback ?? '',
  };
}

/** What would be inserted. */
export const partsOf = (source: DataSource, options: PlaceholderOptions): PlaceholderParts => ({
  ...options,
  truncate: options.truncate.trim() === '' ? '0' : options.truncate.trim(),
  source: source.kind,
  id: idOf(source),
});

/** Spec §5: a whole number, 0 for the whole text. */
export function isTruncateValid(truncate: string): boolean {
  const written = truncate.trim();
  return written === '' || (/^\d+$/.test(written) && Number(written) <= LONGEST_TRUNCATE);
}

/** [S103] All that the year's language needs is written. */
export const isFormatValid = (format: string, language: StoryLanguage): boolean =>
  missingForms(format, language).length === 0;

/** D11 */
export const isFallbackValid = (fallback: string): boolean => !holdsSigns(fallback);
