import {
  isOpenYear,
  type Organisation,
  type Roles,
  type User,
  type UserId,
  type Year,
  type YearId,
  type YearScope,
} from 'shared-kernel/model';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';

/** Who is signed in (spec §4). `user` is null where the profile could not be fetched. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'loggedOut' }
  | {
      readonly status: 'loggedIn';
      readonly userId: UserId;
      readonly email: string;
      readonly user: User | null;
      readonly roles: Roles;
    };

export const authAtom = atom<AuthState>({ status: 'loading' });

/** The organisation and its years as loaded; null while none is set. */
export interface OrganisationState {
  readonly organisation: Organisation;
  readonly years: readonly Year[];
  /** Those that were deleted and can still be restored: nobody works in them. */
  readonly deletedYears?: readonly Year[];
}

/** `loading` until the sign-in is known and the organisation, if any, has been read. */
export type OrganisationLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'none' }
  /** `sentence` says why in words. */
  | { readonly status: 'failed'; readonly sentence: string }
  | ({ readonly status: 'ready' } & OrganisationState);

export const organisationAtom = atom<OrganisationLoad>({ status: 'loading' });

/** All organisations, for a superadmin; empty for others. */
export const organisationsAtom = atom<readonly Organisation[]>([]);

/** The year a person chose; null means the latest. */
export const chosenYearIdAtom = atom<YearId | null>(null);

/** The year being worked on: the chosen one where it is still there, else the latest (spec §2). */
export const yearAtom = atom<Year | null>((get) => {
  const load = get(organisationAtom);
  if (load.status !== 'ready') return null;
  const chosenId = get(chosenYearIdAtom);
  return load.years.find((year) => year.id === chosenId) ?? latestYear(load.years);
});

/** What a page of an organisation's year works on. Pages are shown only where it exists. */
export const useYear = (): { scope: YearScope; year: Year; organisation: Organisation } => {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  if (load.status !== 'ready' || year === null) {
    throw new Error('This page needs an organisation with a year.');
  }
  return {
    scope: { organisationId: load.organisation.id, yearId: year.id },
    year,
    organisation: load.organisation,
  };
};

/** The year being worked on, the same object until another is chosen. */
export function useScope(): YearScope {
  const { organisationId, yearId } = useYear().scope;
  return useMemo(() => ({ organisationId, yearId }), [organisationId, yearId]);
}

export const useAuth = (): AuthState => useAtomValue(authAtom);

/** The email under which this person saves (D22). */
export function useAuthor(): string {
  const auth = useAuth();
  return auth.status === 'loggedIn' ? auth.email : '';
}

/** Whether the signed-in person administers the organisation (spec §6). */
export const useIsAdmin = (): boolean => {
  const auth = useAuth();
  return auth.status === 'loggedIn' && (auth.roles.admin || auth.roles.superadmin);
};

/** The open one that ends last; of those in preparation where none is open (D490). */
export function latestYear(years: readonly Year[]): Year | null {
  const open = years.filter(isOpenYear);
  const day = ({ dateTo }: Year) => dateTo.year * 10_000 + dateTo.month * 100 + dateTo.day;
  return (open.length > 0 ? open : years).reduce<Year | null>(
    (latest, year) => (latest === null || day(year) > day(latest) ? year : latest),
    null,
  );
}
