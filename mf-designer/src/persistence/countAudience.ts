import {
  asId,
  countNumber,
  failed,
  newestRequestId,
  succeeded,
  type AudienceScreen,
  type ItemId,
  type ScreenAudience,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

export interface AudienceRequest extends YearScope {
  /** The screen as it stands in the editor; the searches are those that are stored. */
  readonly screen: AudienceScreen;
}

const Audience = v.object({
  supporters: countNumber(),
  matched: countNumber(),
  items: v.array(
    v.object({
      id: v.pipe(
        v.string(),
        v.transform((id) => asId<ItemId>(id)),
      ),
      shown: countNumber(),
      placeholders: v.array(
        v.object({
          source: v.string(),
          id: v.string(),
          format: v.string(),
          fallback: v.string(),
          missing: countNumber(),
          unreadable: countNumber(),
          zero: countNumber(),
          negative: countNumber(),
          one: countNumber(),
        }),
      ),
    }),
  ),
});

/**
 * Who gets a screen before it is saved, and for whom its data is missing, 0 or 1. Members may ask. A newer question of the
 * same person about the same screen takes the place of the older one, which fails with `server/cancelled`.
 */
export async function countAudience(
  { organisationId, yearId, screen }: AudienceRequest,
  now: () => number = Date.now,
): ServerAnswer<ScreenAudience> {
  const answer = await askServer(
    'countAudience',
    { organisationId, yearId, screen, requestId: newestRequestId(now()) },
    v.nullable(Audience),
  );
  if (!answer.ok) return answer;
  return answer.value === null
    ? failed({ code: 'server/cancelled', message: 'A newer question took the place of this one' })
    : succeeded(answer.value);
}
