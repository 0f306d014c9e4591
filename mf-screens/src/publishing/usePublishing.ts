import type { Publishing, Screen } from 'shared-kernel/model';
import { publishingOf, publishingStoreAtom } from 'shared-kernel/publishing';
import type { ServerFailure } from 'shared-kernel/server';
import { useReading, type Loaded } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';

/** What is published, read behind the list of screens, and again once these are others; null while they are not there. */
export function usePublishing(
  screens: readonly Screen[] | null,
): readonly [Loaded<Publishing, ServerFailure>, () => Promise<void>] {
  const store = useAtomValue(publishingStoreAtom);
  const [publishing, reload] = useReading(publishingOf(store, useScope()));
  const saved = screens === null ? null : savedOf(screens);
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (saved === null) return;
    if (known.current !== null && known.current !== saved) void reload();
    known.current = saved;
  }, [saved, reload]);
  return [publishing, reload];
}

/** Another one as soon as anything of it is saved. */
const savedOf = (screens: readonly Screen[]): string =>
  JSON.stringify(
    screens.map(({ id, order, setupSaved, contentSaved }) => [
      id,
      order,
      setupSaved.revision,
      contentSaved.revision,
    ]),
  );
