import type { Chart, ChartForm } from 'shared-kernel/model';

import { writtenColour } from '../objects/writtenColour';
import { formatColour, parseColour } from '../style/colour';

/** [P47] The colour of the value at a place, as it is drawn; parts of a ring that have none of their own get fainter. */
export function valueColour(
  { form, colour, trackColour }: Pick<Chart, 'form' | 'colour' | 'trackColour'>,
  own: string,
  place: number,
): string {
  if (own !== '') return writtenColour(own);
  if (form === 'average' && place === 1) return writtenColour(trackColour);
  const parsed = parseColour(colour);
  if (parsed === null) return 'transparent';
  return formatColour({ ...parsed, alpha: parsed.alpha * (FAINTER[form]?.[place % 4] ?? 1) });
}

const FAINTER: Readonly<Partial<Record<ChartForm, readonly number[]>>> = {
  ring: [1, 0.72, 0.5, 0.34],
};
