import { atom } from 'jotai';
import {
  countNumber,
  newestRequestId,
  type ScreenSetup,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

export interface AudienceRequest extends YearScope {
  readonly id: string;
  /** As it stands in the form; the searches are those that are stored. */
  readonly setup: Pick<ScreenSetup, 'match' | 'searchIds'>;
}

/** Null: a newer question about the same screen has taken the place of this one. */
const Audience = v.nullable(v.object({ supporters: countNumber(), matched: countNumber() }));
export type Audience = v.InferOutput<typeof Audience>;

/** Of how many supporters how many would see a screen before it is saved. Members may ask. */
const countAudience = (
  { organisationId, yearId, id, setup: { match, searchIds } }: AudienceRequest,
  now: () => number = Date.now,
): ServerAnswer<Audience> =>
  askServer(
    'countAudience',
    {
      ...{ organisationId, yearId, requestId: newestRequestId(now()) },
      screen: { id, match, searchIds, items: [] },
    },
    Audience,
  );

export const countAudienceAtom = atom<{
  readonly count: (request: AudienceRequest) => ServerAnswer<Audience>;
}>({ count: countAudience });
