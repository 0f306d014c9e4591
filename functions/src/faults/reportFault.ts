import { createHash } from 'node:crypto';
import { FAULT_KINDS, FAULT_LENGTHS, tidyFault, type FaultReport } from 'shared-kernel/model';
import * as v from 'valibot';
import { rateLimit } from '../access/rateLimit';
import { requirePresent } from '../access/requirePresent';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { parseRequest } from '../parseRequest';
import type { Services } from '../services';
import { FAULTS, faultPath } from '../store/paths';

/** A page tells a few at most (MOST_REPORTS of the shell); nobody has use for more. */
const BY_PERSON = { burst: 40, perSecond: 0.1 } as const;

/** How many faults are kept at once: what is new beyond them stands in the log alone. */
export const MOST_FAULTS = 500;

/** Longer texts are cut, not refused: what is wrong with a fault must not hide it. */
const Text = v.pipe(v.string(), v.maxLength(100_000));
const Request = v.object({
  remote: v.pipe(v.string(), v.maxLength(FAULT_LENGTHS.remote), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: Text,
  owner: Text,
  kind: v.picklist(FAULT_KINDS),
  message: Text,
  stack: v.optional(Text, ''),
});

/**
 * Callable `reportFault`: a `FaultReport` of whoever is signed in; gives null. It goes to the log, and into the document
 * of its remote, version, kind and message, which counts it. Who reported it is noted nowhere.
 */
export function reportFault(services: Services): CallableFunction {
  const people = rateLimit({ ...BY_PERSON, now: services.now });
  return async (data, caller) => {
    const { uid } = await requirePresent(services.documents, caller);
    const report = tidyFault(parseRequest(Request, data));
    const waitSeconds = people(uid);
    if (waitSeconds > 0)
      throw new CallableError('resource-exhausted', 'You have reported many faults in a row', {
        waitSeconds,
      });
    const { remote, version, kind, message } = report;
    services.log(`Fault in ${remote} ${version} (${kind}): ${message}`, { fault: report });
    await keep(services, report);
    return null;
  };
}

async function keep({ documents, now }: Services, report: FaultReport): Promise<void> {
  const path = faultPath(idOf(report));
  const stored = await documents.get(path);
  if (stored === null && (await documents.count(FAULTS)) >= MOST_FAULTS) return;
  const at = now();
  const data = { ...report, lastAt: at, ...(stored === null ? { firstAt: at } : {}) };
  await documents.commit([
    { kind: 'merge', path, data },
    { kind: 'add', path, counts: { count: 1 } },
  ]);
}

/** What is the same fault: its stack may differ from browser to browser. */
const idOf = ({ remote, version, kind, message }: FaultReport): string =>
  createHash('sha256')
    .update(JSON.stringify([remote, version, kind, message]))
    .digest('hex')
    .slice(0, 40);
