import type { YearScope } from 'shared-kernel/model';
import { askServer, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Held = v.record(v.string(), v.unknown());

interface HeldRequest extends Pick<YearScope, 'organisationId'> {
  readonly email: string;
}

/** Everything that all years hold about one supporter, fit to be saved as JSON. Admins only. */
export const exportSupporter = ({
  organisationId,
  email,
}: HeldRequest): ServerAnswer<v.InferOutput<typeof Held>> =>
  askServer('exportSupporter', { organisationId, email }, Held);
