import * as v from 'valibot';
import type { CallableFunction } from '../caller';
import { Organisation } from '../parseRequest';
import type { Services } from '../services';
import { isMasked } from './isMasked';
import { masked, withAddresses } from './maskedAddresses';

const Asked = v.object({ organisationId: Organisation });

/** What a callable answers, with masks in the place of addresses where the organisation wants that (D375). */
export const maskAnswer =
  ({ documents }: Pick<Services, 'documents'>, answer: CallableFunction): CallableFunction =>
  async (data, caller) => {
    const answered = await answer(data, caller);
    // After it was worked out: a setting that changed meanwhile holds for it.
    const { organisationId } = v.parse(Asked, data);
    return (await isMasked(documents, organisationId)) ? withAddresses(answered, masked) : answered;
  };
