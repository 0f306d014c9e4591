import type { YearId } from 'shared-kernel/model';
import { tellServer, type OfOrganisation, type ServerAnswer } from 'shared-kernel/server';

/** Admins only. */
export const restoreYear = (request: OfOrganisation & { readonly yearId: YearId }): ServerAnswer =>
  tellServer('restoreYear', request);

/** Superadmins only. */
export const restoreOrganisation = (request: OfOrganisation): ServerAnswer =>
  tellServer('restoreOrganisation', request);
