import { normaliseEmail } from 'shared-kernel/importing';

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

/** As supporters may be stored who are asked for by this e-mail; itself first. */
export const spellingsOf = (email: string): readonly string[] => [
  ...new Set([email, email.normalize('NFC'), email.normalize('NFD'), plainEmail(email)]),
];
