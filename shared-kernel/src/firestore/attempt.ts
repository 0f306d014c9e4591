import { failed, succeeded, type Result } from 'shared-kernel/model';
import { asDatabaseFailure, type DatabaseFailure } from './dataFailure';

/** The edge where the SDK's throws become values. */
export async function attempt<T>(work: () => Promise<T>): Promise<Result<T, DatabaseFailure>> {
  try {
    return succeeded(await work());
  } catch (cause) {
    return failed(asDatabaseFailure(cause));
  }
}
