import { asId, type OrganisationId } from 'shared-kernel/model';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import type { ErasedPerson } from './suppression';
import { readSuppressions, type Suppressions } from './readSuppressions';

/** Takes somebody's emails and ids out of a text that nobody can edit any more. */
export type Neutral = (text: string) => string;

/** What stands in the place of somebody who was erased. */
export const NEUTRAL = '[erased]';

/** Shorter ones are years, counts and parts of names more often than ids of people. */
const SHORTEST_ID = 5;

/** Of a person who is known. */
export function withoutPerson({ emails, supporterIds }: ErasedPerson): Neutral {
  const patterns = [
    ...emails.map((email) => new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escaped(email)}${END}`, 'giu')),
    ...supporterIds
      .filter((id) => id.length >= SHORTEST_ID)
      .map((id) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(id)}${END}`, 'gu')),
  ];
  return (text) => patterns.reduce((left, pattern) => left.replace(pattern, NEUTRAL), text);
}

const END = '(?![\\p{L}\\p{N}])';

export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Of everybody whom the organisation keeps out, of whom it has hashes alone: each address and word is tried. */
export const withoutKeptOut =
  ({ any, hasEmail, hasSupporterId }: Suppressions): Neutral =>
  (text) =>
    any
      ? text
          .replace(ADDRESS, (address) => {
            const found = addressesIn(address).find(hasEmail);
            return found === undefined ? address : address.replace(found, NEUTRAL);
          })
          .replace(ID_LIKE, (word) => (hasSupporterId(word) ? NEUTRAL : word))
      : text;

const ADDRESS = /[^\s@/<>()[\]{}"“”„‘’«»,;:|]+@[\p{L}\p{N}.-]+/gu;
/** A word with a digit in it. */
const ID_LIKE =
  /(?<![\p{L}\p{N}])(?=[\p{L}_-]*\p{N})[\p{L}\p{N}][\p{L}\p{N}_-]{4,}(?![\p{L}\p{N}])/gu;

/** What may be the address in "to=robin@example.org.csv": the longest first. */
function addressesIn(text: string): readonly string[] {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const starts = [0, ...[...local.matchAll(/[^\p{L}\p{N}]/gu)].map(({ index }) => index + 1)];
  const labels = text.slice(at).split('.');
  const domains = labels.map((_, cut) => labels.slice(0, labels.length - cut).join('.'));
  return starts.flatMap((start) => domains.map((domain) => `${local.slice(start)}${domain}`));
}

/** A name as the log may keep it: what staff wrote may name somebody who was erased. */
export async function neutralName(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  organisationId: string,
  name: string,
): Promise<string> {
  if (!/@|\p{N}/u.test(name)) return name;
  const keptOut = await readSuppressions({ documents, now }, asId<OrganisationId>(organisationId));
  return withoutKeptOut(keptOut)(name);
}
