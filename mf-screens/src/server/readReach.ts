import { countNumber, REACH_KINDS, type YearReach, type YearScope } from 'shared-kernel/model';
import { askServer, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Emails = v.array(v.string());

const Reach = v.object({
  supporters: countNumber(),
  unseen: v.object({ total: countNumber(), supporterEmails: Emails }),
  candidates: v.array(
    v.object({ kind: v.picklist(REACH_KINDS), fieldName: v.string(), supporters: countNumber() }),
  ),
  playing: v.nullable(
    v.object({
      supporters: countNumber(),
      medianMs: countNumber(),
      longestMs: countNumber(),
      longestEmails: Emails,
    }),
  ),
});

/** Whom the stored screens of a year reach, and what would reach the others. Members may ask. */
export const readReach = ({ organisationId, yearId }: YearScope): ServerAnswer<YearReach> =>
  askServer('readReach', { organisationId, yearId }, Reach);
