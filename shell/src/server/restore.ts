import type { Result, YearId } from 'shared-kernel/model';
import { tellServer, type OfOrganisation, type ServerFailure } from 'shared-kernel/server';

type Answer = Promise<Result<void, ServerFailure>>;

/** Admins only. */
export const restoreYear = (request: OfOrganisation & { readonly yearId: YearId }): Answer =>
  tellServer('restoreYear', request);

/** Superadmins only. */
export const restoreOrganisation = (request: OfOrganisation): Answer =>
  tellServer('restoreOrganisation', request);
