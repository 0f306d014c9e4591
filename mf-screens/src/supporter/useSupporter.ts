import { addressesPortAtom } from 'shared-kernel/addresses';
import type { DataFailure } from 'shared-kernel/firestore';
import { failed, type Result, type Supporter } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ofYear, useReading, type Loaded } from 'shared-kernel/server-state';
import { useScope, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { screenStoreAtom } from '../screen-store/screenStore';
import {
  readSupporterScreens,
  type SupporterScreens,
} from '../supporter-evaluation/useSupporterScreens';
import type { SupporterAsked } from './supporterAsked';

const NOT_FOUND = { code: 'data/not-found', message: '' } as const;

/** One supporter and what they see, of what is stored now; with values of sensitive fields where they are asked for. */
export function useSupporter(
  asked: SupporterAsked,
  reveal: boolean,
): readonly [Loaded<SupporterScreens, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(screenStoreAtom);
  const { readExample } = useAtomValue(addressesPortAtom);
  const scope = useScope();
  const { year } = useYear();
  const read = async (): Promise<Result<Supporter, DataFailure>> => {
    if ('email' in asked) return store.readSupporter(scope, asked.email, reveal);
    const example = await readExample(scope, asked.of, asked.index, reveal);
    if (!example.ok)
      return failed({ code: 'data/unavailable', message: serverSentence(example.error) });
    return example.value === null ? failed(NOT_FOUND) : { ok: true, value: example.value };
  };
  const load = () => readSupporterScreens(store, scope, year, read);
  return useReading(ofYear(scope, 'supporter', load, JSON.stringify([asked, reveal])), {
    fresh: true,
  });
}
