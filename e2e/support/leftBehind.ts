import type { Page } from '@playwright/test';

/** Something that goes on after it was begun: a listener of the page, or a timer that repeats. */
interface Begun {
  readonly what: string;
  /** Where it was begun. */
  readonly stack: string;
}

declare global {
  interface Window {
    /** What listens and ticks now. */
    readonly goingOn: () => readonly Begun[];
  }
}

/** From the next page on, notes listeners of the window and the document, and timers that repeat. */
export const watchGoingOn = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** What scripts of an area have begun and not ended. */
export async function leftBehind(page: Page, area: string): Promise<readonly string[]> {
  const goingOn = await page.evaluate(() => window.goingOn());
  return goingOn
    .filter(({ stack }) => stack.split('\n')[0]?.includes(`/remotes/${area}/`))
    .map(({ what, stack }) => `${what}\n${stack}`);
}

/** How much of each kind goes on. */
export async function amountsGoingOn(page: Page): Promise<Readonly<Record<string, number>>> {
  const goingOn = await page.evaluate(() => window.goingOn().map(({ what }) => what));
  return goingOn.reduce<Record<string, number>>(
    (amounts, what) => ({ ...amounts, [what]: (amounts[what] ?? 0) + 1 }),
    {},
  );
}

/** In the page. */
function watch(): void {
  const begun = new Map<string, Begun>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (one: object): number => {
    const id = ids.get(one) ?? ++lastId;
    ids.set(one, id);
    return id;
  };
  const here = (): string => (new Error().stack ?? '').split('\n').slice(3, 12).join('\n');
  Object.defineProperty(window, 'goingOn', { value: () => [...begun.values()] });

  type Options = boolean | AddEventListenerOptions | undefined;
  const isCapturing = (options: Options) =>
    typeof options === 'object' ? options.capture === true : options === true;
  for (const [name, target] of Object.entries({ window, document })) {
    const { addEventListener, removeEventListener } = target;
    const keyOf = (type: string, listener: object, options: Options) =>
      `${name} ${type} ${String(idOf(listener))} ${String(isCapturing(options))}`;
    const forget = (key: string) => begun.delete(key);
    Object.assign(target, {
      addEventListener(type: string, listener: EventListener | null, options?: Options) {
        if (listener === null) return;
        const key = keyOf(type, listener, options);
        begun.set(key, { what: `${name} listens to ${type}`, stack: here() });
        if (typeof options === 'object') {
          options.signal?.addEventListener('abort', () => forget(key));
          if (options.once === true)
            addEventListener.call(target, type, () => void forget(key), { once: true });
        }
        addEventListener.call(target, type, listener, options);
      },
      removeEventListener(type: string, listener: EventListener | null, options?: Options) {
        if (listener === null) return;
        forget(keyOf(type, listener, options));
        removeEventListener.call(target, type, listener, options);
      },
    });
  }

  const { setInterval: repeat, clearInterval: stop } = window;
  Object.assign(window, {
    setInterval(...parts: Parameters<typeof repeat>) {
      const id = repeat(...parts);
      begun.set(`timer ${String(id)}`, { what: 'a timer repeats', stack: here() });
      return id;
    },
    clearInterval(id: number | undefined) {
      begun.delete(`timer ${String(id)}`);
      stop(id);
    },
  });
}
