import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved or was made anew on this page without anybody touching it, in words. */
    readonly unsteady: readonly string[];
  }
}

/** From the next page on, notes what moves after it was first painted, and controls that are made anew. */
export const watchSteadiness = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** What has been noted on this page so far. */
export const unsteadiness = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.unsteady);

/** In the page. */
function watch(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const CONTROLS = 'a[href], button, input, select, textarea';
  const PARTS = '[role=article], article, li, section';
  const noted: string[] = [];
  Object.defineProperty(window, 'unsteady', { value: noted });

  const namesOf = (element: Element): readonly (string | null)[] => [
    element.tagName.toLowerCase(),
    element.getAttribute('href') ?? element.getAttribute('type'),
    element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60),
  ];
  const rectWords = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map(Math.round).join(' ');

  const isSeen = ({
    previousRect: was,
    currentRect: is,
  }: LayoutShift['sources'][number]): boolean =>
    (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(was[side] - is[side]) >= 1);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      // Letters of a small still that get their font move by parts of a pixel, which nobody sees.
      if (entry.hadRecentInput || entry.value < 0.000_05 || !entry.sources.some(isSeen)) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element ? namesOf(element).join(' ') : 'something';
        return `${name} from ${rectWords(previousRect)} to ${rectWords(currentRect)}`;
      });
      noted.push(`moved by ${entry.value.toFixed(4)}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });

  /** A control by what it is called and the part of the page that it belongs to. */
  const keyOf = (control: Element): string =>
    [...namesOf(control), control.closest(PARTS)?.getAttribute('aria-label')].join(' | ');
  const controlsIn = (nodes: NodeList): readonly Element[] =>
    [...nodes].flatMap((node) =>
      node instanceof Element
        ? [...(node.matches(CONTROLS) ? [node] : []), ...node.querySelectorAll(CONTROLS)]
        : [],
    );
  /** Keys are read while a control stands in the page: afterwards its part is gone. */
  const present = new Map<Element, string>();
  const gone = new Set<string>();
  let path = location.pathname;
  new MutationObserver((records) => {
    if (location.pathname !== path) gone.clear();
    path = location.pathname;
    for (const control of records.flatMap(({ removedNodes }) => controlsIn(removedNodes))) {
      const key = present.get(control);
      if (key === undefined || control.isConnected) continue;
      present.delete(control);
      // The tool takes over the focus and the presses of the page that was drawn before it (D562).
      if (control.closest('#first-paint') === null) gone.add(key);
    }
    for (const control of records.flatMap(({ addedNodes }) => controlsIn(addedNodes))) {
      if (!control.isConnected || present.has(control)) continue;
      const key = keyOf(control);
      if (gone.delete(key)) noted.push(`made anew: ${key}`);
      present.set(control, key);
    }
  }).observe(document, { childList: true, subtree: true });
}
