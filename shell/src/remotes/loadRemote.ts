import { loadRemote as loadModule, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, type Remote } from 'shared-kernel/contract';
import { BOUNDS, failed, numberWithin, succeeded, type Result } from 'shared-kernel/model';
import * as v from 'valibot';
import type { RemoteEntry } from './remotesFile';

/** After this long a server that accepted the connection and says nothing counts as unreachable. */
export const REMOTE_TIMEOUT_MS = 10_000;

export interface RemoteFailure {
  readonly code: 'remote/unavailable' | 'remote/timeout' | 'remote/contract' | 'remote/malformed';
  readonly cause?: unknown;
}

const Versioned = v.looseObject({ contractVersion: numberWithin(BOUNDS.count) });

const Record = v.object({
  contractVersion: numberWithin(BOUNDS.count),
  id: v.string(),
  routes: v.array(
    v.object({
      path: v.string(),
      component: v.custom<Remote['routes'][number]['component']>(
        (component) => typeof component === 'function',
      ),
    }),
  ),
});

/**
 * Fetches a remote's manifest and module at run time and reads its record. Each `attempt` (0, 1, …) goes by a name and
 * an address of its own: the runtime keeps what it has begun to load, be it damaged or never answered.
 */
export async function loadRemote(
  entry: RemoteEntry,
  attempt = 0,
  timeoutMs: number = REMOTE_TIMEOUT_MS,
): Promise<Result<Remote, RemoteFailure>> {
  if (entry.refused !== undefined)
    return failed({ code: 'remote/malformed', cause: entry.refused });
  const name = attempt === 0 ? `remote_${entry.id}` : `remote_${entry.id}_${String(attempt)}`;
  if (!URL.canParse(entry.manifest, location.origin))
    return failed({ code: 'remote/unavailable', cause: `${entry.manifest} is no address` });
  const address = new URL(entry.manifest, location.origin);
  if (attempt > 0) address.searchParams.set('attempt', String(attempt));
  registerRemotes([{ name, entry: address.href }]);
  const outcome = await withTimeout(
    loadModule<{ default: unknown }>(`${name}/remote`).then(
      (module) => ({ module }),
      (cause: unknown) => ({ cause }),
    ),
    timeoutMs,
  );
  if (outcome === 'timeout') return failed({ code: 'remote/timeout' });
  if ('cause' in outcome) return failed({ code: 'remote/unavailable', cause: outcome.cause });
  return readRecord(entry.id, outcome.module?.default);
}

/** The record a remote exposes, checked: its code was built elsewhere and at another time. */
export function readRecord(id: string, record: unknown): Result<Remote, RemoteFailure> {
  const versioned = v.safeParse(Versioned, record);
  if (versioned.success && versioned.output.contractVersion !== CONTRACT_VERSION) {
    return failed({ code: 'remote/contract' });
  }
  const parsed = v.safeParse(Record, record);
  return parsed.success && parsed.output.id === id
    ? succeeded(parsed.output)
    : failed({ code: 'remote/malformed', cause: parsed.issues });
}

async function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T | 'timeout'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => {
      resolve('timeout');
    }, timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
