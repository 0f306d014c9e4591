import type { Result } from 'shared-kernel/model';
import type { DataFailure } from './dataFailure';
import { failureSentence } from './failureSentence';

/** Passes on what a load came to; one that failed is logged with its text (spec §8). No personal data goes to the log. */
export async function loggingFailure<T, F extends DataFailure>(
  what: string,
  load: Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  const loaded = await load;
  if (!loaded.ok)
    console.error(`Failed loading ${what}: ${loaded.error.code}. ${failureSentence(loaded.error)}`);
  return loaded;
}
