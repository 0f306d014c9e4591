import type { CivilDate, YearScope } from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { atom, type createStore } from 'jotai';
import type { CollectedLinks } from './collectLinks';

export type Store = ReturnType<typeof createStore>;

/** An export of a year's links, as far as it has come in this window. */
export type LinkExport =
  | { readonly status: 'idle' | 'cancelled' }
  | {
      readonly status: 'running';
      readonly collected: CollectedLinks;
      readonly cancel: () => void;
    }
  | { readonly status: 'complete'; readonly collected: CollectedLinks }
  | {
      readonly status: 'failed';
      readonly collected: CollectedLinks;
      readonly failure: ServerFailure;
      readonly validUntil: CivilDate;
    };

const IDLE: LinkExport = { status: 'idle' };

/** By year. It lives as long as the session's store: a page finds again what it has begun. */
export const linkExportsAtom = atom<ReadonlyMap<string, LinkExport>>(new Map());

export const exportOf = (
  exports: ReadonlyMap<string, LinkExport>,
  { organisationId, yearId }: YearScope,
): LinkExport => exports.get(`${organisationId}/${yearId}`) ?? IDLE;

export const putExport = (
  store: Store,
  { organisationId, yearId }: YearScope,
  put: (now: LinkExport) => LinkExport,
): void => {
  store.set(linkExportsAtom, (exports) => {
    const key = `${organisationId}/${yearId}`;
    const next = put(exports.get(key) ?? IDLE);
    const others = [...exports].filter(([other]) => other !== key);
    return new Map(next.status === 'idle' ? others : [...others, [key, next]]);
  });
};
