declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: typeof globalThis): void;
}
