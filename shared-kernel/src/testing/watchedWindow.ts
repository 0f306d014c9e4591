interface WatchedWindow {
  /** Something that is looked for, the last, has come near. */
  readonly comeNear: () => void;
  /** How often something was looked for, and no longer. */
  readonly looked: string[];
}

/** A window that says only when it is told to that something has come near it; `unwatched` takes it away. */
export function watchedWindow(): WatchedWindow {
  const looked: string[] = [];
  let tell = (): void => undefined;
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(hear: IntersectionObserverCallback) {
      tell = () => {
        const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true };
        hear([entry as IntersectionObserverEntry], this);
      };
    }
    observe = () => looked.push('looks');
    unobserve = () => undefined;
    disconnect = () => looked.push('looks away');
    takeRecords = () => [];
  };
  return {
    comeNear: () => {
      tell();
    },
    looked,
  };
}

export const unwatched = (): void => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
};
