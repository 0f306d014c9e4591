import type * as firestore from 'shared-kernel/firestore';
import { succeeded, type OrganisationId, type Result, type YearScope } from 'shared-kernel/model';

/** One thing that can be read from the server, under the name that every area knows it by. */
export interface Reading<T, E> {
  readonly key: readonly string[];
  readonly load: () => Promise<Result<T, E>>;
}

/** What can be read of a year. Things of a kind are told apart by their ids. */
type YearKind =
  | 'bin'
  | 'field-spread'
  | 'fields'
  | 'home'
  | 'imports'
  | 'links'
  | 'progress'
  | 'publishing'
  | 'reach'
  | 'results'
  | 'roll-forward'
  | 'roll-forward-undo'
  | 'screen'
  | 'screens'
  | 'search'
  | 'searches'
  | 'story'
  | 'supporter'
  | 'transfer'
  | 'versions'
  | 'work'
  | 'year';

type OrganisationKind =
  | 'activity'
  | 'care'
  | 'erasure'
  | 'mappings'
  | 'media'
  | 'people'
  | 'roll-forwards'
  | 'templates';
type PersonKind = 'faults' | 'invitations' | 'releases';

export const keyOfYear = ({ organisationId, yearId }: YearScope): readonly string[] => [
  'organisation',
  organisationId,
  'year',
  yearId,
];

export const ofYear = <T, E>(
  scope: YearScope,
  kind: YearKind,
  load: (scope: YearScope) => Promise<Result<T, E>>,
  id = '',
): Reading<T, E> => ({ key: [...keyOfYear(scope), kind, id], load: () => load(scope) });

export const ofOrganisation = <T, E>(
  organisationId: OrganisationId,
  kind: OrganisationKind,
  load: () => Promise<Result<T, E>>,
  id = '',
): Reading<T, E> => ({ key: ['organisation', organisationId, kind, id], load });

/** Of whoever is signed in. */
export const ofPerson = <T, E>(
  kind: PersonKind,
  load: () => Promise<Result<T, E>>,
): Reading<T, E> => ({ key: ['person', kind], load });

/** The calls that an area's store has of those in shared-kernel/firestore. */
export type Reads<Name extends keyof typeof firestore> = Readonly<Pick<typeof firestore, Name>>;

export const yearOf = (store: Reads<'loadYear'>, scope: YearScope) =>
  ofYear(scope, 'year', store.loadYear);

export const fieldsOf = (store: Reads<'loadFieldList'>, scope: YearScope) =>
  ofYear(scope, 'fields', store.loadFieldList);

export const searchesOf = (store: Reads<'loadSearches'>, scope: YearScope) =>
  ofYear(scope, 'searches', store.loadSearches);

export const screensOf = (store: Reads<'loadScreens'>, scope: YearScope) =>
  ofYear(scope, 'screens', store.loadScreens);

/** How far the running count is; null where none is known, whatever the reason. */
export const progressOf = (store: Reads<'loadMatchingProgress'>, scope: YearScope) =>
  ofYear(scope, 'progress', async (): Promise<Result<firestore.MatchingProgress | null, never>> => {
    const progress = await store.loadMatchingProgress(scope);
    return succeeded(progress.ok && progress.value.total > 0 ? progress.value : null);
  });
