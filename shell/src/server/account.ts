import type { Result } from 'shared-kernel/model';
import { tellServer, type ServerFailure } from 'shared-kernel/server';

/**
 * The caller's own account: it opens nothing from now on, and what is left of it goes by itself. `confirmedEmail` is
 * their e-mail, as it was typed.
 */
export const deleteMyAccount = (confirmedEmail: string): Promise<Result<void, ServerFailure>> =>
  tellServer('deleteMyAccount', { confirmedEmail });
