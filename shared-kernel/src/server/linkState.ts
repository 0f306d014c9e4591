import type { ServerAnswer } from './serverFailure';
import { countNumber, type LinkState, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer } from './askServer';
import { CivilDateSchema } from './civilDateSchema';
import { Moment, RevisionSchema } from './saveAnswerSchema';

const SharingSchema = v.object({ hashtag: v.string(), picture: v.boolean() });
const State = v.object({
  links: countNumber(),
  revoked: countNumber(),
  newestExport: v.nullable(
    v.object({
      at: Moment,
      by: v.string(),
      validUntil: CivilDateSchema,
      embedPage: v.string(),
    }),
  ),
  allRevokedAt: v.nullable(Moment),
  sharing: SharingSchema,
  sharingSaved: RevisionSchema,
  hostedPagesOrigin: v.nullish(v.string(), null),
});

/** What the year's links have come to. Members may ask. */
export const linkState = ({ organisationId, yearId }: YearScope): ServerAnswer<LinkState> =>
  askServer('linkState', { organisationId, yearId }, State);
