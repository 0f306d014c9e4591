import type { YearScope } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useMemo } from 'react';

/** The year being worked on, the same object until another is chosen. */
export function useScope(): YearScope {
  const { organisationId, yearId } = useYear().scope;
  return useMemo(() => ({ organisationId, yearId }), [organisationId, yearId]);
}
