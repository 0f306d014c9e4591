import { atom } from 'jotai';
import {
  asId,
  completeScreen,
  countNumber,
  decodeScreen,
  PUBLICATION_STATES,
  PUBLISHING_STATES,
  SCREEN_CHANGES,
  succeeded,
  type OrganisationId,
  type Publishing,
  type PublishingEffect,
  type PublishingPlan,
  type PublicationState,
  type PublishedScreen,
  type ScreenId,
  type SearchId,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, Moment, tellServer, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

/** What is to be published, and when; wall times are those of the zone: `2026-12-01T09:00`. */
export interface PublishingRequest {
  /** Null: everything that is saved. */
  readonly screenIds: readonly ScreenId[] | null;
  readonly timeZone: string;
  /** Null: at once. */
  readonly from: string | null;
  /** Null: until another version takes its place. */
  readonly until: string | null;
}

/** A version, and what it holds: somebody else may have made another one meanwhile. */
export interface VersionAsked {
  readonly number: number;
  readonly hash: string;
}

/** The version that was made: seen, or waiting for approval. */
export interface Published {
  readonly number: number;
  readonly state: PublicationState;
}

/** What pages ask of what is published. */
export interface PublishingStore {
  readonly read: (scope: YearScope) => ServerAnswer<Publishing>;
  readonly plan: (scope: YearScope, request: PublishingRequest) => ServerAnswer<PublishingPlan>;
  /** Who gains and who loses screens by what is asked, or by a version that is there. */
  readonly count: (
    scope: YearScope,
    request: PublishingRequest & { readonly number: number | null },
  ) => ServerAnswer<PublishingEffect>;
  readonly publish: (
    scope: YearScope,
    request: PublishingRequest & { readonly hash: string },
  ) => ServerAnswer<Published>;
  readonly approve: (scope: YearScope, version: VersionAsked) => ServerAnswer;
  readonly withdraw: (scope: YearScope, version: VersionAsked) => ServerAnswer;
  readonly goBack: (scope: YearScope, version: VersionAsked) => ServerAnswer<Published>;
  readonly takeDown: (scope: YearScope) => ServerAnswer;
  readonly showAgain: (scope: YearScope) => ServerAnswer;
  /** `screenId` null: only which screens it has. */
  readonly readScreen: (
    scope: YearScope,
    asked: { readonly number: number; readonly screenId: ScreenId | null },
  ) => ServerAnswer<PublishedScreen>;
  readonly askForApproval: (organisationId: OrganisationId, needed: boolean) => ServerAnswer;
}

const ScreenIdText = v.pipe(
  v.string(),
  v.transform((id) => asId<ScreenId>(id)),
);
const SearchIdText = v.pipe(
  v.string(),
  v.transform((id) => asId<SearchId>(id)),
);
const Change = v.object({
  screenId: ScreenIdText,
  name: v.string(),
  change: v.picklist(SCREEN_CHANGES),
  words: v.array(v.string()),
});
const Version = v.object({
  number: countNumber(),
  state: v.picklist(PUBLICATION_STATES),
  hash: v.string(),
  by: v.string(),
  at: Moment,
  approvedBy: v.string(),
  from: v.nullable(Moment),
  until: v.nullable(Moment),
  screens: countNumber(),
  changes: v.array(Change),
  backTo: v.nullable(countNumber()),
});
const Read = v.object({
  state: v.picklist(PUBLISHING_STATES),
  live: v.nullable(countNumber()),
  takenDown: v.nullable(v.object({ by: v.string(), at: Moment })),
  publications: v.array(Version),
  timeZone: v.string(),
  needsApproval: v.boolean(),
  mayPublish: v.boolean(),
  savedHash: v.string(),
  drafts: v.array(
    v.object({
      ...Change.entries,
      changedSearches: v.array(SearchIdText),
      fault: v.nullable(v.string()),
    }),
  ),
});
const Plan = v.object({
  hash: v.string(),
  savedHash: v.string(),
  changes: v.array(Change),
});
const AUDIENCE = {
  before: countNumber(),
  after: countNumber(),
  gained: countNumber(),
  lost: countNumber(),
};
const Effect = v.object({
  supporters: countNumber(),
  reached: v.object(AUDIENCE),
  screens: v.array(v.object({ ...AUDIENCE, screenId: ScreenIdText })),
  searches: v.array(
    v.object({
      id: SearchIdText,
      name: v.string(),
      changed: v.boolean(),
      screenIds: v.array(ScreenIdText),
    }),
  ),
});
const Made = v.object({ number: countNumber(), state: v.picklist(PUBLICATION_STATES) });
const OfVersion = v.object({
  screen: v.nullable(v.record(v.string(), v.unknown())),
  screenIds: v.array(ScreenIdText),
});

export const publishingStoreAtom = atom<PublishingStore>({
  read: (scope) => askServer('readPublishing', { ...scope }, Read),
  plan: (scope, request) => askServer('planPublishing', { ...scope, ...request }, Plan),
  count: (scope, request) => askServer('countPublishing', { ...scope, ...request }, Effect),
  publish: (scope, request) => askServer('publish', { ...scope, ...request }, Made),
  approve: (scope, version) => tellServer('approvePublication', { ...scope, ...version }),
  withdraw: (scope, version) => tellServer('withdrawPublication', { ...scope, ...version }),
  goBack: (scope, version) => askServer('goBackToPublication', { ...scope, ...version }, Made),
  takeDown: (scope) => tellServer('takeDown', { ...scope }),
  showAgain: (scope) => tellServer('showAgain', { ...scope }),
  readScreen: async (scope, asked) => {
    const answer = await askServer('readPublishedScreen', { ...scope, ...asked }, OfVersion);
    if (!answer.ok) return answer;
    const { screen, screenIds } = answer.value;
    const decoded =
      screen === null ? null : decodeScreen(asked.screenId ?? '', { ...screen, order: 1 });
    const shown = decoded?.ok === true ? completeScreen(decoded.value) : null;
    return succeeded({ screen: shown, screenIds });
  },
  askForApproval: (organisationId, needed) =>
    tellServer('setPublishingApproval', { organisationId, needed }),
});
