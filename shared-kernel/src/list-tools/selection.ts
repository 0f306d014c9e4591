/** What of a list is chosen, and where the last choice was made. */
export interface Chosen<Id extends string> {
  readonly ids: ReadonlySet<Id>;
  /** The one that was clicked last, from which a range reaches. */
  readonly anchor: Id | null;
}

export const NONE_CHOSEN: Chosen<never> = { ids: new Set(), anchor: null };

/** Chooses one, or leaves it out again. */
export function toggled<Id extends string>(chosen: Chosen<Id>, id: Id): Chosen<Id> {
  const ids = new Set(chosen.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/** Chooses all from the anchor to this one; from this one alone where the anchor is not listed. */
export function reached<Id extends string>(
  chosen: Chosen<Id>,
  listed: readonly Id[],
  id: Id,
): Chosen<Id> {
  const to = listed.indexOf(id);
  const anchor = chosen.anchor === null ? -1 : listed.indexOf(chosen.anchor);
  const from = anchor < 0 ? to : anchor;
  const range = listed.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...chosen.ids, ...range]), anchor: id };
}

/** In the order of the list: what is not listed is never acted on. */
export const chosenOf = <Id extends string>(chosen: Chosen<Id>, listed: readonly Id[]) =>
  listed.filter((id) => chosen.ids.has(id));
