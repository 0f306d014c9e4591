import * as core from '@module-federation/runtime/core';

/**
 * Lends federation's runtime to remotes, which are built without one (`externalRuntime` of remote.cjs), before the first of
 * them is loaded. `provideExternalRuntime` would do so too, but takes the CommonJS build, a second copy for the host.
 */
export default () => ({
  name: 'lend-runtime',
  beforeInit: (args) => {
    globalThis._FEDERATION_RUNTIME_CORE = core;
    return args;
  },
});
