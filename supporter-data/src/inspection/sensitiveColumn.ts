import type { ColumnNote } from 'shared-kernel/model';

/** Of the values that are not blank. One in ten other numbers of a card's length passes for a card number. */
const SHARE_NEEDED = 0.5;

/** Names without case and punctuation that no supporters' screen needs, whatever they hold. */
const NAMES = [
  {
    what: 'card numbers',
    name: /^(?:(?:credit|debit|bank|payment)card|(?:(?:credit|debit|bank|payment)?card|cc)(?:number|no|num|nr))$/,
  },
  {
    what: 'card security codes',
    name: /^(?:card)?(?:cvv2?|cvc2?|securitycode|verificationcode)(?:number|no|code)?$/,
  },
  {
    what: 'bank accounts',
    name: /^(?:iban(?:number|no|code)?|bank(?:account)?(?:number|no|num)|bankaccount|sortcode|banksortcode|routingnumber)$/,
  },
  { what: 'passwords', name: /^(?:\w*password(?:hash)?|passwd|pwd|passphrase|passcode)$/ },
] as const;

export interface SensitiveCounts {
  readonly filled: number;
  readonly cardNumbers: number;
  readonly ibans: number;
}

/** Why a column may not be stored, or null. */
export const refusalOf = (header: string, counts: SensitiveCounts): ColumnNote | null => {
  const { filled, cardNumbers, ibans } = counts;
  const isMany = (count: number): boolean => count > 0 && count >= filled * SHARE_NEEDED;
  const values = (count: number): string =>
    count === filled ? 'its values' : `${count} of its ${filled} values`;
  if (isMany(cardNumbers)) return refusal(`${values(cardNumbers)} look like card numbers`);
  if (isMany(ibans)) return refusal(`${values(ibans)} look like bank accounts`);
  const plain = header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const named = NAMES.find(({ name }) => name.test(plain));
  return named === undefined ? null : refusal(`its name says that it holds ${named.what}`);
};

/** A few such values among others: the column goes in, but a person should look. */
export const strayNumbers = ({ cardNumbers, ibans }: SensitiveCounts): ColumnNote | null => {
  const count = cardNumbers + ibans;
  if (count === 0) return null;
  const values = count === 1 ? '1 value looks' : `${count} values look`;
  return { code: 'strayBankNumbers', text: `${values} like a card or bank number. Please check.` };
};

const refusal = (why: string): ColumnNote => ({
  code: 'refused',
  text: `Left out: ${why}. These are never stored here.`,
});
