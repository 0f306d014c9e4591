import type { Location } from 'react-router-dom';
import { links } from 'shared-kernel/contract';
import * as v from 'valibot';
import { OF_THIS_TAB, recall, remember } from 'shared-kernel/browser-memory';

const KEY = 'supporter-screens/return';

/** A path of this site, never an address of another one. */
const Address = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

const State = v.object({
  from: v.object({ pathname: Address, search: v.string(), hash: v.string() }),
});

/** What LoginRequired leaves in the history entry of /login. */
export const returnState = (from: Location<unknown>): v.InferOutput<typeof State> => ({
  from: { pathname: from.pathname, search: from.search, hash: from.hash },
});

/** Where somebody goes on who has just logged in: where they were, else Home. */
export const returnAddress = ({ state }: Location<unknown>): string =>
  addressIn(state) ?? recall(OF_THIS_TAB, KEY, Address) ?? links.home();

/** Signing in by redirect leaves the page, and with it the history entry. */
export const keepReturnAddress = ({ state }: Location<unknown>): void => {
  remember(OF_THIS_TAB, KEY, addressIn(state));
};

export const forgetReturnAddress = (): void => {
  remember(OF_THIS_TAB, KEY, null);
};

function addressIn(state: unknown): string | null {
  const read = v.safeParse(State, state);
  if (!read.success) return null;
  const { pathname, search, hash } = read.output.from;
  return pathname + search + hash;
}
