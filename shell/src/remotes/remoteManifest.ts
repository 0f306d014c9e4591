import { CONTRACT_VERSION } from 'shared-kernel/contract';
import { BOUNDS, failed, numberWithin, succeeded, type Result } from 'shared-kernel/model';
import * as v from 'valibot';
import type { RemoteFailure } from './remoteFailure';

/** What a build of a remote says about itself (build-preset's `stampOf`). */
const Stamp = v.object({
  id: v.string(),
  version: v.string(),
  owner: v.string(),
  contract: numberWithin(BOUNDS.count),
  kernel: v.string(),
});

/** Files of the pages that have some of their own, by their paths. Of an older build preset it says nothing of them. */
const Pages = v.record(v.string(), v.array(v.string()));

/** The files of what a remote exposes, beside the manifest. */
const Exposed = v.array(
  v.object({ assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }) }),
);

const Manifest = v.looseObject({
  supporterScreens: v.optional(v.object({ ...Stamp.entries, pages: v.fallback(Pages, {}) })),
  // Of another build tool they may be told in another way, and are asked for one after another then.
  exposes: v.fallback(Exposed, []),
});

export type RemoteStamp = v.InferOutput<typeof Stamp>;

/** The text of a manifest that was found to be as it should, and what it says. */
export interface RemoteManifest {
  readonly text: string;
  readonly stamp: RemoteStamp;
  /** Scripts that its page of a path needs beside its entry, relative to the manifest. */
  readonly scriptsOf: (path: string) => readonly string[];
  /** The paths of pages that have files of their own, and that people are likely to go to. */
  readonly pagesInFiles: readonly string[];
}

interface Expected {
  readonly id: string;
  /** `sha256-…` of the manifest, where somebody has promised it. */
  readonly integrity?: string | null | undefined;
}

/** Fetches a manifest, and judges by it whether code of that remote may run here. */
export async function fetchManifest(
  address: URL,
  expected: Expected,
): Promise<Result<RemoteManifest, RemoteFailure>> {
  let bytes: ArrayBuffer;
  try {
    const response = await fetch(address);
    if (!response.ok)
      return failed(unavailable(`${address.href}: HTTP ${String(response.status)}`));
    bytes = await response.arrayBuffer();
  } catch (cause) {
    return failed(unavailable(cause));
  }
  const found = await integrityOf(bytes);
  if (typeof expected.integrity === 'string' && found !== expected.integrity)
    return failed(unavailable(`${address.href} is ${found} and not ${expected.integrity}`));
  return judgeManifest(new TextDecoder().decode(bytes), expected.id);
}

/** What is wrong with a manifest, before any code of its remote has run. */
export function judgeManifest(text: string, id: string): Result<RemoteManifest, RemoteFailure> {
  const data = parseJson(text);
  if (data === undefined) return failed(unavailable('The manifest is no JSON'));
  const manifest = v.safeParse(Manifest, data);
  if (!manifest.success) return failed({ code: 'remote/malformed', cause: manifest.issues });
  const stamp = manifest.output.supporterScreens;
  if (stamp === undefined)
    return failed({
      code: 'remote/older',
      cause: 'It does not say which contract it was built for',
    });
  if (stamp.id !== id)
    return failed({ code: 'remote/malformed', cause: `It is the manifest of ${stamp.id}` });
  const scripts = manifest.output.exposes.flatMap(({ assets }) => assets.js.sync);
  const pages = new Map(Object.entries(stamp.pages));
  const scriptsOf = (path: string) => [...scripts, ...(pages.get(path) ?? [])];
  const fault = contractFault(stamp.contract);
  return fault === null
    ? succeeded({ text, stamp, scriptsOf, pagesInFiles: [...pages.keys()] })
    : failed({
        code: fault,
        cause: `It was built for contract ${String(stamp.contract)}; this shell is of ${String(CONTRACT_VERSION)}`,
      });
}

/** The shell goes on with remotes of its own contract and of the one before. */
function contractFault(contract: number): 'remote/older' | 'remote/newer' | null {
  if (contract > CONTRACT_VERSION) return 'remote/newer';
  return contract < CONTRACT_VERSION - 1 ? 'remote/older' : null;
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const unavailable = (cause: unknown): RemoteFailure => ({ code: 'remote/unavailable', cause });
