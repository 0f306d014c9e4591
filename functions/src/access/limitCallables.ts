import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { rateLimit } from './rateLimit';
import type { Services } from '../services';
import { TERMINAL } from './terminal';

/**
 * What one person may ask in a row. The page asks a few times a second at most, while somebody types; an export of a
 * million links asks 500 times, one after another.
 */
const BY_PERSON = { burst: 600, perSecond: 5 } as const;

/**
 * Holds each person to a pace. The buckets are those of one process: in production a person's calls may reach as many
 * instances as there are, each with a bucket of its own (docs/operating.md).
 */
export function limitCallables<Name extends string>(
  { now }: Pick<Services, 'now'>,
  callables: Readonly<Record<Name, CallableFunction>>,
): Readonly<Record<Name, CallableFunction>> {
  const people = rateLimit({ ...BY_PERSON, now });
  const limited: Record<Name, CallableFunction> = { ...callables };
  for (const name in limited) {
    const run = limited[name];
    limited[name] = async (data, caller) => {
      const waitSeconds = caller === null || caller === TERMINAL ? 0 : people(caller.uid);
      if (waitSeconds > 0)
        throw new CallableError(
          'resource-exhausted',
          `You have asked for more than one person may in a row. Please wait ${String(waitSeconds)} seconds`,
          { waitSeconds },
        );
      return run(data, caller);
    };
  }
  return limited;
}
