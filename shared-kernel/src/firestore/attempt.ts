import { failed, succeeded, type Result } from 'shared-kernel/model';
import { withValidToken } from '../firebase';
import { asDatabaseFailure, type DatabaseFailure } from './dataFailure';

/** The edge where the SDK's throws become values. */
export const attempt = <T>(work: () => Promise<T>): Promise<Result<T, DatabaseFailure>> =>
  withValidToken(async () => {
    try {
      return succeeded(await work());
    } catch (cause) {
      return failed(asDatabaseFailure(cause));
    }
  });
