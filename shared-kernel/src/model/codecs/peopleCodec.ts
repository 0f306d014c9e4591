import * as v from 'valibot';
import { asId, type OrganisationId, type UserId } from '../ids';
import type { User } from '../people';
import type { Result } from '../result';
import { decode, mapResult, type Fault } from './decode';
import { text } from './schemas';

const Stored = v.object({
  profile: v.nullish(v.object({ email: text(), firstName: text() }), { email: '', firstName: '' }),
  organisation: text(),
});

/** `users/{id}` (spec §3). Roles never come from here (D20). */
export const decodeUser = (id: string, data: unknown): Result<User, Fault> =>
  mapResult(decode(Stored, data), ({ profile, organisation }) => ({
    id: asId<UserId>(id),
    profile,
    organisation: organisation === '' ? null : asId<OrganisationId>(organisation),
  }));
