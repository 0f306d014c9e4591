import { FIELD_TYPES, type FieldType } from 'shared-kernel/model';

/** How a type is spoken of on the page (spec §2). */
export interface FieldWords {
  readonly label: string;
  /** "cannot be read as dates" */
  readonly plural: string;
  readonly largest: string;
  readonly smallest: string;
  readonly spreadTitle: string;
  readonly spreadKey: string;
  /** What the bars show. */
  readonly histogram: string;
}

const VALUES = {
  spreadTitle: 'Spread of different values',
  spreadKey: 'Value',
  histogram: 'Values',
};
const BY_SIZE = { largest: 'Largest', smallest: 'Smallest' };
const BY_DAY = { largest: 'Latest', smallest: 'Earliest' };

export const FIELD_WORDS = {
  action: { label: 'Action', plural: 'actions', ...BY_DAY, ...VALUES, histogram: 'Over time' },
  date: { label: 'Date', plural: 'dates', ...BY_DAY, ...VALUES, histogram: 'Over time' },
  donation: { label: 'Donation', plural: 'donations', ...BY_SIZE, ...VALUES, histogram: 'Amounts' },
  number: { label: 'Number', plural: 'numbers', ...BY_SIZE, ...VALUES },
  string: {
    label: 'Text',
    plural: 'texts',
    ...BY_SIZE,
    spreadTitle: 'Spread of different text lengths',
    spreadKey: 'Length',
    histogram: 'Lengths',
  },
  unknown: { label: 'Unknown type', plural: 'values', ...BY_SIZE, ...VALUES },
} as const satisfies Record<FieldType, FieldWords>;

/** What a person may read a field as. */
export const SETTABLE_TYPES: readonly FieldType[] = FIELD_TYPES.filter(
  (type) => type !== 'unknown',
);

export const readTypeWords = (type: FieldType): string =>
  `Read as ${FIELD_WORDS[type].label.toLowerCase()}`;
