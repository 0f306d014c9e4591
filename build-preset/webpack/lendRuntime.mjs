import * as core from '@module-federation/runtime/core';

/** A shared module that could not be had is asked for anew; the runtime would give the same failure until the page is left. */
const retryShared = {
  name: 'retry-shared',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {}))
        if (!shared.loaded) shared.loading = undefined;
  },
};

/**
 * Lends federation's runtime to remotes, which are built without one (`externalRuntime` of remote.cjs), before the first of
 * them is loaded. `provideExternalRuntime` would do so too, but takes the CommonJS build, a second copy for the host.
 */
export default () => {
  // For the remotes too.
  core.registerGlobalPlugins([retryShared]);
  return {
    name: 'lend-runtime',
    beforeInit: (args) => {
      globalThis._FEDERATION_RUNTIME_CORE = core;
      return args;
    },
  };
};
