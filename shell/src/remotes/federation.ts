import {
  init,
  loadRemote,
  registerGlobalPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime/core';
import { PROVIDED } from './providedModules';

/** Of the packages that shared modules are of; from the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

declare global {
  /** Where remotes look for federation's runtime, which they are built without (`externalRuntime` of the preset). */
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined;
}

/** A shared module that could not be had is asked for anew; the runtime would give the same failure until the page is left. */
const RETRY_SHARED: core.ModuleFederationRuntimePlugin = {
  name: 'retry-shared',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {}))
        if (shared.loaded !== true) shared.loading = null;
  },
};

/** Manifests that were judged, by their addresses. */
const judged = new Map<string, string>();

/** What the runtime loads is what was judged: it is handed that very text, and asks nobody for another. */
const HAND_OVER_MANIFESTS: core.ModuleFederationRuntimePlugin = {
  name: 'hand-over-manifests',
  fetch: (address) => {
    const text = judged.get(address);
    return text === undefined ? false : Promise.resolve(new Response(text));
  },
};

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

// For the remotes too.
registerGlobalPlugins([RETRY_SHARED]);
globalThis._FEDERATION_RUNTIME_CORE = core;
init({
  name: 'shell',
  remotes: [],
  plugins: [HAND_OVER_MANIFESTS],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(PROVIDED).map(([name, load]) => [
      name,
      {
        version: SHARED_VERSIONS[packageOf(name)] ?? '0',
        scope: 'default',
        shareConfig: { singleton: true, requiredVersion: false },
        get: async () => {
          const module: unknown = await load();
          return () => module;
        },
      },
    ]),
  ),
});

export interface JudgedRemote {
  /** The name that it goes by in this page. */
  readonly name: string;
  /** Where its manifest is, and what it says. */
  readonly address: string;
  readonly manifest: string;
}

/** The module that a remote exposes. Rejects where its code does not come, or throws. */
export function loadExposed({
  name,
  address,
  manifest,
}: JudgedRemote): Promise<{ readonly default: unknown } | null> {
  judged.set(address, manifest);
  registerRemotes([{ name, entry: address }]);
  return loadRemote<{ readonly default: unknown }>(`${name}/remote`);
}
