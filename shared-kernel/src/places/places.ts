import { OF_THIS_TAB, recall, remember, rememberedKeys } from 'shared-kernel/browser-memory';
import * as v from 'valibot';

/** What the router knows of a page that is shown. */
interface Shown {
  readonly pathname: string;
  readonly search: string;
  readonly key: string;
  readonly state: unknown;
}

const State = v.object({ place: v.string() });
const Place = v.object({ search: v.string(), place: v.string() });
const Switch = v.object({ scopeSwitch: v.literal(true) });
const PREFIX = 'place ';
const keyOf = (pathname: string) => `${PREFIX}${pathname}`;

/**
 * The name under which it is kept how far a page was scrolled. A page that was come back to has its earlier name; pages
 * that are opened by their address have one key in common, and are known by the address.
 */
export function placeKey({ key, pathname, search, state }: Shown): string {
  const back = v.safeParse(State, state);
  if (back.success) return back.output.place;
  return key === 'default' ? `${pathname}${search}` : key;
}

/**
 * Keeps for this tab how a list was left: its filters are its address. Pages of one thing are not kept, and nothing is
 * where another organisation or year begins, whose lists are others.
 */
export function rememberPlace(shown: Shown): void {
  if (v.is(Switch, shown.state)) forgetPlaces();
  if (/^\/[^/]+$/.test(shown.pathname))
    remember(OF_THIS_TAB, keyOf(shown.pathname), { search: shown.search, place: placeKey(shown) });
}

function forgetPlaces(): void {
  for (const key of rememberedKeys(OF_THIS_TAB, PREFIX)) remember(OF_THIS_TAB, key, null);
}

export interface WayBack {
  readonly to: string;
  readonly state: { readonly place: string } | null;
}

/** Leads to a list as it was left: with its filters, and scrolled as it was. */
export function wayBack(pathname: string): WayBack {
  const kept = recall(OF_THIS_TAB, keyOf(pathname), Place);
  return kept === null
    ? { to: pathname, state: null }
    : { to: `${pathname}${kept.search}`, state: { place: kept.place } };
}
