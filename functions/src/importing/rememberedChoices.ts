import { choicesOf, NO_CHOICES, type ColumnChoices, type ImportRecord } from 'shared-kernel/model';
import { fittingBytes } from './fittingBytes';
import { MAX_CHOICES_BYTES } from './limits';

/** What was decided of an import's columns, for the next one: as much as a record holds beside them (D2e). */
export function rememberedChoices({
  columns,
  mapping,
}: Pick<ImportRecord, 'columns' | 'mapping'>): ColumnChoices {
  if (columns === null || mapping === null) return NO_CHOICES;
  const { leftOut, changed } = choicesOf(columns, mapping);
  const fits = fittingBytes(MAX_CHOICES_BYTES);
  return { changed: changed.filter(fits), leftOut: leftOut.filter(fits) };
}
