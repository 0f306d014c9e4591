import type { Caller } from '../caller';
import { ADA, IN_YEAR } from './aShow';
import type { TestServer } from './testServer';

const AT_ONCE = { screenIds: null, timeZone: 'Europe/London', from: null, until: null };

/** Publishes everything that is saved, or these screens of it, as somebody who has just looked at what changes. */
export async function publishAll(
  { handlers: { callables } }: Pick<TestServer, 'handlers'>,
  { caller = ADA, ...wanted }: PublishWanted = {},
): Promise<{ readonly number: number; readonly state: string; readonly hash: string }> {
  const request = { ...IN_YEAR, ...AT_ONCE, ...wanted };
  const { hash } = (await callables.planPublishing(request, caller)) as { readonly hash: string };
  const made = await callables.publish({ ...request, hash }, caller);
  return { ...(made as { readonly number: number; readonly state: string }), hash };
}

export interface PublishWanted {
  /** Where it is not the tests' own year. */
  readonly organisationId?: string;
  readonly yearId?: string;
  readonly caller?: Caller;
  readonly screenIds?: readonly string[];
  readonly from?: string | null;
  readonly until?: string | null;
}
