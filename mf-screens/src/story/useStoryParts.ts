import { compileYear, neverSharedIn } from 'evaluation';
import type { DataFailure } from 'shared-kernel/firestore';
import { namesNeverShared, succeeded, type Result, type Year } from 'shared-kernel/model';
import { ofYear, useReading, type Loaded } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { todayInUtc } from 'shared-kernel/today';
import { useAtomValue } from 'jotai';
import { screenStoreAtom } from '../screen-store/screenStore';
import type { YearSources } from './card/numberSources';
import { storyPortAtom } from './storyPort';

export interface StoryParts {
  /** As it is now: its story may have been saved since the sign-in. */
  readonly year: Year;
  readonly sources: YearSources;
  /** Null where the server does not say it. */
  readonly hostedPagesOrigin: string | null;
}

export function useStoryParts(): readonly [Loaded<StoryParts, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(screenStoreAtom);
  const port = useAtomValue(storyPortAtom);
  const scope = useScope();
  const load = async (): Promise<Result<StoryParts, DataFailure>> => {
    const [year, fields, searches, hostedPagesOrigin] = await Promise.all([
      store.loadYear(scope),
      store.loadFieldList(scope),
      store.loadSearches(scope),
      port.loadHostedPagesOrigin(scope),
    ]);
    if (!year.ok) return year;
    if (!fields.ok) return fields;
    if (!searches.ok) return searches;
    const [{ items }, { items: asked }] = [fields.value, searches.value];
    const compiled = compileYear({
      ...{ year: year.value, fields: items, searches: asked, screens: [] },
      today: todayInUtc(),
    });
    const neverShared = neverSharedIn(compiled, namesNeverShared(items));
    const sources = { fields: items, searches: asked, neverShared };
    return succeeded({ year: year.value, sources, hostedPagesOrigin });
  };
  return useReading(ofYear(scope, 'story', load), { fresh: true });
}
