/** What react-dom and the refresh runtimes agree on: React DevTools' hook, as far as it is used here. */
interface RefreshHook {
  readonly renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook;
  }
}

// Development only. The hook has to be there before react-dom starts, and it has to remember the renderers, so that
// the refresh runtime of a remote from a dev server, which arrives later, finds the one of this shell.
const hook = (window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= emptyHook());
const { inject } = hook;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};

function emptyHook(): RefreshHook {
  let lastId = 0;
  const nothing = () => undefined;
  return Object.assign(
    { renderers: new Map<number, unknown>(), inject: () => ++lastId },
    {
      supportsFiber: true,
      onScheduleFiberRoot: nothing,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
    },
  );
}

export {};
