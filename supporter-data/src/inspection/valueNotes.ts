import type { ColumnNote, FieldType } from 'shared-kernel/model';
import type { ColumnFindings } from './columnInspector';
import { dateNotes } from './dateNotes';
import { strayNumbers } from './sensitiveColumn';

/** What a person should know of a column's values. */
export const valueNotes = (findings: ColumnFindings): readonly ColumnNote[] => {
  const { type, filled, dates: shapes } = findings;
  const ofDates = dateNotes({ type, filled, shapes });
  const stray = strayNumbers(findings);
  return [
    ...ofDates,
    ...numberNotes(findings),
    ...(ofDates.length === 0 ? nearlyTyped(findings) : []),
    ...(stray === null ? [] : [stray]),
  ];
};

/** How digits that mean no amount are kept (D2a). */
const numberNotes = ({
  type,
  hasLeadingZeros,
  longNumbers,
}: ColumnFindings): readonly ColumnNote[] => {
  if (type === 'string' && hasLeadingZeros) {
    return [
      {
        code: 'leadingZeros',
        text: 'Digits with leading zeros, such as phone numbers: read as text, and the zeros stay.',
      },
    ];
  }
  if (type === 'number' && longNumbers > 0) {
    return [
      {
        code: 'longNumbers',
        text: 'Numbers of more than 15 digits, read digit for digit. If they are ids, choose Text.',
      },
    ];
  }
  return [];
};

/** Below this share, some values that read as a type mean nothing. */
const SHARE_WORTH_SAYING = 0.8;

/** A column that a few values keep from its type (D2a). */
const nearlyTyped = ({
  nearest,
  filled,
  hasLeadingZeros,
}: ColumnFindings): readonly ColumnNote[] => {
  if (nearest === null || nearest.share < SHARE_WORTH_SAYING || hasLeadingZeros) return [];
  const others = filled - Math.round(nearest.share * filled);
  const values = others === 1 ? '1 value is not' : `${others} values are not`;
  return [
    {
      code: 'nearlyTyped',
      text: `${Math.floor(nearest.share * 100)}% of the values are ${PLURALS[nearest.type]}, but ${values}: read as text.`,
    },
  ];
};

const PLURALS = {
  action: 'actions',
  date: 'dates',
  donation: 'donations',
  number: 'numbers',
  string: 'texts',
  unknown: 'unknown',
} as const satisfies Record<FieldType, string>;
