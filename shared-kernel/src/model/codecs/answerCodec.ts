import * as v from 'valibot';
import { ACTIVITY_ACTIONS } from '../activity';
import { asId, type YearId } from '../ids';
import { FEWEST_TOLD } from '../showResults';
import { countNumber } from './boundedNumber';
import { instant } from './schemas';

/** What several callables answer with: lines of the log, and counts as far as they are told. */

/** `ActivityEntry`s. */
export const activityEntries = () =>
  v.array(
    v.object({
      id: v.string(),
      // One of a later version costs its words, not the page.
      deed: v.fallback(v.nullable(v.picklist(ACTIVITY_ACTIONS)), null),
      at: instant(),
      by: v.string(),
      yearId: v.pipe(
        v.nullable(v.string()),
        v.transform((id) => (id === null ? null : asId<YearId>(id))),
      ),
      person: v.string(),
      subject: v.optional(v.string(), ''),
    }),
  );

/** A `ResultCount`. */
export const resultCount = () =>
  v.variant('kind', [
    v.object({ kind: v.literal('exact'), count: countNumber() }),
    v.object({ kind: v.literal('atLeast'), count: countNumber() }),
    v.object({ kind: v.literal('fewerThan'), count: v.literal(FEWEST_TOLD) }),
  ]);
