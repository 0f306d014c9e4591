import { failed, type OrganisationId, type Result } from 'shared-kernel/model';
import { type ServerFailure } from 'shared-kernel/server';
import { findSupporter, type FoundSupporter } from '../server/erasure';

/** An email that is not written to its end finds nobody, and need not be asked for. */
export type LookupFailure = ServerFailure | { readonly code: 'incomplete' };

export type LookUp = (email: string) => Promise<Result<FoundSupporter, LookupFailure>>;

/** As the server asks for: before and after one `@`, with a full stop. */
const WHOLE_EMAIL = /^[^\s@/\p{Cc}\p{Cs}]+@[^\s@/\p{Cc}\p{Cs}]*\.[^\s@/\p{Cc}\p{Cs}]*$/u;

export const lookUpIn =
  (organisationId: OrganisationId): LookUp =>
  async (email) => {
    if (!WHOLE_EMAIL.test(email)) return failed({ code: 'incomplete' });
    return findSupporter({ organisationId, email });
  };
