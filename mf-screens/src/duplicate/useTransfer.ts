import type { DatabaseFailure } from 'shared-kernel/firestore';
import {
  copyName,
  nameOf,
  succeeded,
  type Result,
  type Screen,
  type ScreenDefinition,
  type YearScope,
} from 'shared-kernel/model';
import { loadDefinitions, ofYear, useReading, type Loaded } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { screenStoreAtom } from '../screen-store/screenStore';
import { transferScreen, type TransferReport } from './transferScreen';

export interface ReadyTransfer {
  readonly copy: Omit<ScreenDefinition, 'id'>;
  readonly report: TransferReport;
}

/** A copy of the screen for a year, with a name of its own and its place after the screens that are there. */
export function useTransfer(
  screen: Screen,
  target: YearScope,
): readonly [Loaded<ReadyTransfer, DatabaseFailure>, () => Promise<void>] {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const load = async (): Promise<Result<ReadyTransfer, DatabaseFailure>> => {
    const [here, there] = await Promise.all([
      store.loadSearches(scope),
      loadDefinitions(store, target),
    ]);
    if (!here.ok) return here;
    if (!there.ok) return there;
    const { screens } = there.value;
    const { screen: copy, report } = transferScreen(screen, here.value.items, there.value);
    const taken = new Set(screens.map(nameOf));
    const name = nameOf(screen);
    return succeeded({
      copy: {
        ...copy,
        name: taken.has(name) ? copyName(name, taken) : name,
        order: screens.length + 1,
      },
      report,
    });
  };
  return useReading(ofYear(target, 'transfer', load, `${scope.yearId}/${screen.id}`), {
    fresh: true,
  });
}
