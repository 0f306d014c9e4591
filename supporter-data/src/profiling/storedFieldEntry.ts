import type { FieldExample, FieldListEntry } from 'shared-kernel/model';
import { truncate } from 'evaluation';
import { histogramOf } from './histogramOf';
import { limitSpread, type Spread } from './limitSpread';

/** Characters: 22 examples of this length stay far from a document's 1 MiB (D2e). */
const EXAMPLE_LENGTH = 1000;

/** An entry whose spread is whole, or was limited before. */
export interface WholeFieldEntry extends Omit<FieldListEntry, 'spread'> {
  readonly spread: Spread;
}

/**
 * An entry as it is stored: the shape of its whole spread, the commonest keys of it, and examples that are not
 * too long (D2e).
 */
export const storedFieldEntry = (entry: WholeFieldEntry): FieldListEntry => ({
  ...entry,
  ...histogramPart(entry),
  exampleValues: {
    random: entry.exampleValues.random.map(shortened),
    largest: entry.exampleValues.largest && shortened(entry.exampleValues.largest),
    smallest: entry.exampleValues.smallest && shortened(entry.exampleValues.smallest),
  },
  spread: limitSpread(entry.spread),
});

/** An entry that was stored before has the shape of its whole spread already, and its spread no longer tells. */
const histogramPart = (entry: WholeFieldEntry): Pick<FieldListEntry, 'histogram'> => {
  const histogram = entry.histogram ?? histogramOf(entry.type, entry.spread);
  return histogram === null ? {} : { histogram };
};

const shortened = ({ value, supporterEmail }: FieldExample): FieldExample => ({
  value: truncate(value, EXAMPLE_LENGTH),
  supporterEmail,
});
