import type { Result } from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer } from './askServer';
import type { ServerFailure } from './serverFailure';

const Answer = v.object({ ended: v.boolean() });

/**
 * The caller's own account: it opens nothing from now on. `ended` is false where the rest of it goes by itself a little
 * later. `confirmedEmail` is their e-mail, as it was typed.
 */
export const deleteMyAccount = (
  confirmedEmail: string,
): Promise<Result<{ readonly ended: boolean }, ServerFailure>> =>
  askServer('deleteMyAccount', { confirmedEmail }, Answer);
