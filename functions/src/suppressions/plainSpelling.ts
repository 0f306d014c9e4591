import { normaliseEmail } from 'supporter-data';

/**
 * One spelling for all by which a file may name the same address: compatible characters composed, without those that
 * nobody sees, and without the "mailto:" of a copied link.
 */
export const plainEmail = (email: string): string =>
  normaliseEmail(seen(email)).replace(/^mailto:/u, '');

/** One spelling of a supporter id, whatever a spreadsheet made of it: `="0042"`, `42.0` and `42` are the same. */
export const plainSupporterId = (id: string): string =>
  seen(id)
    .trim()
    .replace(/^=?"(.*)"$/u, '$1')
    .trim()
    .replace(/^0*(\d+?)(?:\.0+)?$/u, '$1');

const seen = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** An id of digits alone may have lost its leading zeros, or have them still: up to this many digits. */
const MOST_DIGITS = 16;

/** As an id may be stored that is the same in its plain spelling; another sync may store numbers. */
export function supporterIdSpellings(id: string): readonly (string | number)[] {
  const plain = plainSupporterId(id);
  const texts = [id, plain, `="${plain}"`];
  if (!/^\d+$/u.test(plain)) return [...new Set(texts)];
  const padded = Array.from({ length: MOST_DIGITS }, (_, at) => plain.padStart(at + 1, '0'));
  const number = Number(plain);
  return [...new Set<string | number>([...texts, `${plain}.0`, ...padded, ...exact(number)])];
}

const exact = (number: number): readonly number[] => (Number.isSafeInteger(number) ? [number] : []);

/** As supporters may be stored who are asked for by this email; itself first. */
export const spellingsOf = (email: string): readonly string[] => [
  ...new Set([email, email.normalize('NFC'), email.normalize('NFD'), plainEmail(email)]),
];
