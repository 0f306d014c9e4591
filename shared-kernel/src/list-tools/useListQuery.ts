import { useSearchParams } from 'shared-kernel/contract';
import { useEffect, useState } from 'react';

/** The address follows when typing has paused; the box itself never waits for the router. */
const ADDRESS_AFTER_MS = 300;

export interface ListQuery<Sort extends string, Show extends string> {
  /** Words that have to stand in what is listed. */
  readonly find: string;
  readonly setFind: (find: string) => void;
  readonly sort: Sort;
  readonly setSort: (sort: Sort) => void;
  readonly show: Show;
  readonly setShow: (show: Show) => void;
  /** '' for all. */
  readonly tag: string;
  readonly setTag: (tag: string) => void;
  /** Whether anything may be left out. */
  readonly narrowed: boolean;
  /** Leaves nothing out; the sorting stays. */
  readonly clear: () => void;
}

/** The first of each is what a list begins with, and stands in no address. */
interface ListChoices<Sort extends string, Show extends string> {
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly shows: readonly [Show, ...Show[]];
}

/** How a list is sorted and narrowed. It goes into the address, so that coming back to the list finds it again. */
export function useListQuery<Sort extends string, Show extends string>({
  sorts,
  shows,
}: ListChoices<Sort, Show>): ListQuery<Sort, Show> {
  const [parameters, setParameters] = useSearchParams();
  const storedFind = parameters.get('find') ?? '';
  const [find, setFind] = useState(storedFind);
  const set = (parts: Readonly<Record<string, string>>) => {
    setParameters((before) => withParts(before, parts), { replace: true });
  };

  useEffect(() => {
    if (find === storedFind) return undefined;
    const timer = setTimeout(() => {
      setParameters((before) => withParts(before, { find }), { replace: true });
    }, ADDRESS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [find, storedFind, setParameters]);

  const show = oneOf(shows, parameters.get('show'));
  const tag = parameters.get('tag') ?? '';
  return {
    find,
    setFind,
    sort: oneOf(sorts, parameters.get('sort')),
    setSort: (next) => {
      set({ sort: next === sorts[0] ? '' : next });
    },
    show,
    setShow: (next) => {
      set({ show: next === shows[0] ? '' : next });
    },
    tag,
    setTag: (next) => {
      set({ tag: next });
    },
    narrowed: find !== '' || tag !== '' || show !== shows[0],
    clear: () => {
      setFind('');
      set({ find: '', show: '', tag: '' });
    },
  };
}

/** Of an address that somebody else wrote, what is not known is as if it were not there. */
const oneOf = <Value extends string>(
  known: readonly [Value, ...Value[]],
  given: string | null,
): Value => known.find((one) => one === given) ?? known[0];

function withParts(before: URLSearchParams, parts: Readonly<Record<string, string>>) {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}
