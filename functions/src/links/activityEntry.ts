import type { YearScope } from 'shared-kernel/model';
import { emailOf, type Caller } from '../caller';
import type { Services } from '../services';
import type { DocumentWrite } from '../store/documents';
import { activityPath } from '../store/paths';

export type LinkDeed = 'linksExported' | 'linkRevoked' | 'allLinksRevoked' | 'sharingSaved';

/** Who did what with the year's links, and when. Supporters are not named. */
export const activityEntry = (
  { now, newId }: Pick<Services, 'now' | 'newId'>,
  scope: YearScope,
  caller: Caller,
  deed: LinkDeed,
): DocumentWrite => ({
  kind: 'set',
  path: activityPath(scope, newId()),
  data: { deed, at: now(), by: emailOf(caller), uid: caller.uid },
});
