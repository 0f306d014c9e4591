import { failureSentence } from 'shared-kernel/firestore';
import {
  failed,
  succeeded,
  type Publishing,
  type PublishedScreen,
  type Result,
  type Screen,
  type ScreenId,
} from 'shared-kernel/model';
import { publishingStoreAtom } from 'shared-kernel/publishing';
import { serverSentence, type ServerFailure } from 'shared-kernel/server';
import { ofYear, useReading, type Loaded } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';

import { designStoreAtom } from '../persistence/designStore';

export interface PublishedYear {
  readonly publishing: Publishing;
  /** As they are saved, no older than what `publishing` says of them. */
  readonly screens: readonly Screen[];
  readonly readAt: Date;
}

/**
 * What is published, and the screens as they are saved. These are read last: what somebody saves in between makes the
 * version another one than was shown, which is refused.
 */
export function usePublishedYear(): readonly [Loaded<PublishedYear, string>, () => Promise<void>] {
  const store = useAtomValue(publishingStoreAtom);
  const design = useAtomValue(designStoreAtom);
  const scope = useScope();
  const load = async (): Promise<Result<PublishedYear, string>> => {
    const publishing = await store.read(scope);
    if (!publishing.ok) return failed(serverSentence(publishing.error));
    const screens = await design.loadScreens(scope);
    if (!screens.ok) return failed(failureSentence(screens.error));
    return succeeded({
      publishing: publishing.value,
      screens: screens.value.items,
      readAt: new Date(),
    });
  };
  return useReading(ofYear(scope, 'publishing', load, 'with screens'), { fresh: true });
}

/** A screen as a version shows it; `id` null: only which screens it has. */
export function usePublishedScreen(
  number: number,
  id: ScreenId | null,
): readonly [Loaded<PublishedScreen, ServerFailure>, () => Promise<void>] {
  const store = useAtomValue(publishingStoreAtom);
  const scope = useScope();
  const load = () => store.readScreen(scope, { number, screenId: id });
  return useReading(ofYear(scope, 'publishing', load, `${String(number)} ${id ?? ''}`));
}
