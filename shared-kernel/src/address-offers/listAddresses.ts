import { atom } from 'jotai';
import { succeeded, type YearScope } from 'shared-kernel/model';
import { askServer, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

/** `masked`: the organisation's browsers get no addresses (D375). */
const Listed = v.variant('outcome', [
  v.object({ outcome: v.literal('listed'), emails: v.array(v.string()) }),
  v.object({ outcome: v.literal('masked') }),
]);

/** The first addresses of a year that begin like this and go on; at most `MOST_LISTED`. Admins only. */
async function listAddresses(
  { organisationId, yearId }: YearScope,
  prefix: string,
): ServerAnswer<readonly string[]> {
  const answer = await askServer('listAddresses', { organisationId, yearId, prefix }, Listed);
  if (!answer.ok) return answer;
  return succeeded(answer.value.outcome === 'listed' ? answer.value.emails : []);
}

/** As the server lists them: fewer are all that there are. */
export const MOST_LISTED = 8;
/** Of how many characters the server wants a beginning to be. */
export const PREFIX_LENGTHS = { least: 3, most: 200 } as const;

export type ListAddresses = typeof listAddresses;

/** The server; tests put theirs in its place. */
export const listAddressesAtom = atom<{ readonly list: ListAddresses }>({ list: listAddresses });
