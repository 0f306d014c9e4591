import { tellServer, type ServerAnswer } from 'shared-kernel/server';

/**
 * The caller's own account: it opens nothing from now on, and what is left of it goes by itself. `confirmedEmail` is
 * their email, as it was typed.
 */
export const deleteMyAccount = (confirmedEmail: string): ServerAnswer =>
  tellServer('deleteMyAccount', { confirmedEmail });
