import {
  asId,
  resultCount,
  type ScreenId,
  type ShowResults,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, CivilDateSchema, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Count = resultCount();
const COUNTS = {
  opened: Count,
  finished: Count,
  shared: Count,
  acted: Count,
  leftAt: v.array(
    v.object({
      screenId: v.pipe(
        v.string(),
        v.transform((id) => asId<ScreenId>(id)),
      ),
      count: Count,
    }),
  ),
};
const Results = v.object({
  days: v.array(v.object({ day: CivilDateSchema, ...COUNTS })),
  total: v.object(COUNTS),
});

/** How often the year's shows were opened, finished, left and shared, and a call to action followed; small counts hidden. Members may ask. */
export const readResults = ({ organisationId, yearId }: YearScope): ServerAnswer<ShowResults> =>
  askServer('readResults', { organisationId, yearId }, Results);
