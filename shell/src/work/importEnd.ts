import { links } from 'shared-kernel/contract';
import type { ImportState } from 'shared-kernel/model';
import type { Toast } from 'shared-kernel/session';

/** The message of an import's end; null for an end that somebody asked for. */
export function importEnd(state: ImportState, failure: string, yearName: string): Toast | null {
  const link = { to: links.importSupporters(), label: 'Look at the import' };
  if (state === 'done')
    return {
      header: 'Import done',
      body: `The supporters of ${yearName} are in. Searches and screens are counted anew.`,
      ...{ variant: 'success', delayMs: null, link },
    };
  if (state === 'failed')
    return {
      header: 'Import failed',
      body: `${failure === '' ? 'It stopped before its end.' : failure} The supporters of ${yearName} are as they were before.`,
      ...{ variant: 'danger', delayMs: null, link },
    };
  return state === 'undone'
    ? {
        header: 'Import undone',
        body: `The supporters of ${yearName} are as they were before it.`,
        ...{ variant: 'success', delayMs: null, link },
      }
    : null;
}
