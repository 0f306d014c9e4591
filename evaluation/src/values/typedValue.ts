import type { CivilDate, FieldType } from 'shared-kernel/model';
import { readParticipation } from './action';
import { dayOrder, printDay, readDay } from './civilDay';
import { hasLeadingZero, readDecimal, type Decimal } from './decimal';
import { isDonationRecord, readDonation } from './donation';

/** What a raw string means when it is read through its field's type (D1, D2). */
export type TypedValue = NumberValue | DayValue | TextValue;
export interface NumberValue extends Decimal {
  readonly kind: 'number';
}
export interface DayValue {
  readonly kind: 'day';
  readonly date: CivilDate;
  /** Orders days as the calendar does. */
  readonly order: number;
}
export interface TextValue {
  readonly kind: 'text';
  readonly text: string;
}

/** The value of a raw string, or null where it is blank or cannot be read as this type (D2). */
export const readValue = (type: FieldType, raw: string): TypedValue | null => {
  const text = raw.trim();
  return text === '' ? null : READERS[type](text);
};

export const isBlank = (raw: string): boolean => !startsVisibly(raw) && raw.trim() === '';

/** With a visible ASCII character, as nearly every value does: such a one needs no trimming to be told. */
const startsVisibly = (raw: string): boolean => {
  const first = raw.charCodeAt(0);
  return first > 0x20 && first < 0x7f;
};

/** The type of one value alone, for a field that is not in the list (D1). */
export const inferValueType = (text: string): FieldType => {
  if (isDonationRecord(text)) return 'donation';
  if (readParticipation(text) !== null) return 'action';
  if (readDay(text) !== null) return 'date';
  return isPlainNumber(text) ? 'number' : 'string';
};

/** A number, but not a phone number or id with a leading zero (D2a). `text` is trimmed. */
export const isPlainNumber = (text: string): boolean =>
  readDecimal(text) !== null && !hasLeadingZero(text);

/** How a value prints where no format is asked for (D11). */
export const printValue = (value: TypedValue): string => {
  if (value.kind === 'text') return value.text;
  return value.kind === 'day' ? printDay(value.date) : value.printed;
};

/** What a value compares by, as columns keep it: 1 for any text, NaN for none. */
export const sizeOf = (value: TypedValue | null): number => {
  if (value === null) return NaN;
  if (value.kind === 'text') return 1;
  return value.kind === 'day' ? value.order : value.number;
};

const numberValue = (decimal: Decimal | null): NumberValue | null =>
  decimal && { kind: 'number', ...decimal };

const dayValue = (date: CivilDate | null): DayValue | null =>
  date && { kind: 'day', date, order: dayOrder(date) };

/** Each takes text that is trimmed and not empty. */
const READERS: Readonly<Record<FieldType, (text: string) => TypedValue | null>> = {
  action: (text) => dayValue(readParticipation(text)),
  date: (text) => dayValue(readDay(text)),
  donation: (text) => numberValue(readDonation(text)),
  number: (text) => numberValue(readDecimal(text)),
  string: (text) => ({ kind: 'text', text }),
  unknown: (text) => READERS[inferValueType(text)](text),
};
