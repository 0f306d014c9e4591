import type { DatabaseFailure } from 'shared-kernel/firestore';
import { succeeded, type ImportRecord, type Result } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useLoaded, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { importPortAtom } from '../importPort';
import { newestFirst } from '../importStage';

/** The year's newest imports, the newest first. */
export function useImportRecords(): readonly [
  Loaded<readonly ImportRecord[], DatabaseFailure>,
  () => Promise<void>,
] {
  const port = useAtomValue(importPortAtom);
  const { organisationId, yearId } = useYear().scope;
  const load = useCallback(async (): Promise<Result<readonly ImportRecord[], DatabaseFailure>> => {
    const listing = await port.loadImports({ organisationId, yearId });
    return listing.ok ? succeeded(newestFirst(listing.value.items)) : listing;
  }, [port, organisationId, yearId]);
  return useLoaded(load);
}
