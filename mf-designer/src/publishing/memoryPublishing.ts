import {
  failed,
  succeeded,
  type DraftChange,
  type Publication,
  type Publishing,
  type PublishingEffect,
  type PublishingPlan,
  type ScreenContent,
  type ScreenId,
} from 'shared-kernel/model';
import type { PublishingRequest, PublishingStore } from 'shared-kernel/publishing';

export const aPublication = (parts: Partial<Publication> = {}): Publication => ({
  number: 1,
  state: 'published',
  hash: 'a'.repeat(64),
  by: 'lea@example.org',
  at: new Date('2026-11-03T09:12:00Z'),
  approvedBy: '',
  from: new Date('2026-11-03T09:12:00Z'),
  until: null,
  screens: 1,
  changes: [],
  backTo: null,
  ...parts,
});

export const aDraft = (
  parts: Partial<DraftChange> & Pick<DraftChange, 'screenId'>,
): DraftChange => ({
  name: parts.screenId,
  change: 'changed',
  words: ['1 object changed'],
  changedSearches: [],
  fault: null,
  ...parts,
});

interface MemoryPublishingContents extends Partial<Publishing> {
  readonly effect?: Partial<PublishingEffect>;
  readonly plan?: Partial<PublishingPlan>;
  /** As every version shows each screen. */
  readonly shown?: ScreenContent;
}

const NOBODY = { before: 0, after: 0, gained: 0, lost: 0 };

/** The port's fake: what is published of a year, and what was decided. */
export interface MemoryPublishing extends PublishingStore {
  readonly decided: { readonly name: string; readonly request: object | boolean }[];
  readonly asked: PublishingRequest[];
  /** What is read from now on. */
  readonly become: (parts: MemoryPublishingContents) => void;
}

export function memoryPublishing(contents: MemoryPublishingContents = {}): MemoryPublishing {
  let now: MemoryPublishingContents = contents;
  const decided: MemoryPublishing['decided'] = [];
  const asked: PublishingRequest[] = [];
  const live = () => (now.live === undefined ? 1 : now.live);
  const savedHash = () => now.savedHash ?? 'saved';
  const decide = (name: string, request: object | boolean = {}) => {
    decided.push({ name, request });
    return Promise.resolve(succeeded(undefined));
  };
  return {
    decided,
    asked,
    become: (parts) => {
      now = { ...now, ...parts };
    },
    read: () =>
      Promise.resolve(
        succeeded({
          state: now.state ?? 'published',
          live: live(),
          takenDown: now.takenDown ?? null,
          publications: now.publications ?? [aPublication()],
          timeZone: now.timeZone ?? 'Europe/London',
          needsApproval: now.needsApproval ?? false,
          mayPublish: now.mayPublish ?? true,
          drafts: now.drafts ?? [],
          savedHash: savedHash(),
        }),
      ),
    plan: (_scope, request) => {
      asked.push(request);
      return Promise.resolve(
        succeeded({
          hash: 'b'.repeat(64),
          savedHash: savedHash(),
          changes: now.drafts ?? [],
          ...now.plan,
        }),
      );
    },
    count: () =>
      Promise.resolve(
        succeeded({ supporters: 200, reached: NOBODY, screens: [], searches: [], ...now.effect }),
      ),
    publish: (_scope, { hash, ...request }) => {
      decided.push({ name: 'publish', request: { ...request, hash } });
      return Promise.resolve(
        hash === (now.plan?.hash ?? 'b'.repeat(64))
          ? succeeded({ number: 2, state: now.needsApproval === true ? 'awaiting' : 'published' })
          : failed({
              code: 'server/failed-precondition',
              message: 'Somebody has saved or published meanwhile. Look at what changes now',
            }),
      );
    },
    approve: (_scope, version) => decide('approve', version),
    withdraw: (_scope, version) => decide('withdraw', version),
    goBack: (_scope, version) => {
      decided.push({ name: 'goBack', request: version });
      return Promise.resolve(succeeded({ number: 3, state: 'published' }));
    },
    takeDown: () => decide('takeDown'),
    showAgain: () => decide('showAgain'),
    readScreen: (_scope, { screenId }) =>
      Promise.resolve(
        succeeded({
          screen:
            screenId === null || now.shown === undefined
              ? null
              : { content: now.shown, match: 'allUsers' as const, searchIds: [] },
          screenIds: [...new Set((now.drafts ?? []).map((draft): ScreenId => draft.screenId))],
        }),
      ),
    askForApproval: (_organisationId, needed) => decide('askForApproval', needed),
  };
}
