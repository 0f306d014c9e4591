import type { DatabaseFailure } from 'shared-kernel/firestore';
import { succeeded, type ImportRecord, type Result } from 'shared-kernel/model';
import { ofYear, useReading, type Loaded } from 'shared-kernel/server-state';
import { useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { importPortAtom } from '../importPort';
import { newestFirst } from '../importStage';

/** The year's newest imports, the newest first. */
export function useImportRecords(): readonly [
  Loaded<readonly ImportRecord[], DatabaseFailure>,
  () => Promise<void>,
] {
  const port = useAtomValue(importPortAtom);
  const { scope } = useYear();
  const load = async (): Promise<Result<readonly ImportRecord[], DatabaseFailure>> => {
    const listing = await port.loadImports(scope);
    return listing.ok ? succeeded(newestFirst(listing.value.items)) : listing;
  };
  return useReading(ofYear(scope, 'imports', load), { fresh: true });
}
