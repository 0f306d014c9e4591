import {
  activityEntries,
  ATTENTION_KINDS,
  countNumber,
  dateParts,
  PUBLISHING_STATES,
  resultCount,
  type Attention,
  type YearHome,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, Moment, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Attended = v.object({
  kind: v.picklist(ATTENTION_KINDS),
  count: countNumber(),
  id: v.string(),
  name: v.string(),
  day: v.nullable(dateParts()),
});

const Home = v.object({
  progress: v.object({
    searches: countNumber(),
    screens: countNumber(),
    published: v.picklist(PUBLISHING_STATES),
    sample: v.boolean(),
    linksExportedAt: v.nullable(Moment),
  }),
  lastImport: v.nullable(
    v.object({
      at: Moment,
      by: v.string(),
      newSupporters: countNumber(),
      changed: countNumber(),
    }),
  ),
  results: v.object({
    opened: resultCount(),
    finished: resultCount(),
    shared: resultCount(),
    acted: resultCount(),
  }),
  // What a later server sees to is left out here.
  attention: v.pipe(
    v.array(v.fallback(v.nullable(Attended), null)),
    v.transform((all): readonly Attention[] => all.flatMap((one) => one ?? [])),
  ),
  activity: activityEntries(),
});

/** How a year stands, beside its screens and its supporters. */
export const readHome = (scope: YearScope): ServerAnswer<YearHome> =>
  askServer('readHome', { ...scope }, Home);
