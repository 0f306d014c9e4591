/** The build draws pages in Node. */
export const isDrawnByBuild = typeof document === 'undefined';

/** What `index.html` shows before any script is there: the frame, or a page that the build has drawn. */
const shown = (): HTMLElement | null =>
  isDrawnByBuild ? null : document.getElementById('first-paint');

export const isFirstPaintShown = (): boolean => shown() !== null;

/** Words of a page, beside the product's name. */
export const hasFirstPaintWords = (): boolean =>
  shown()?.querySelector('h1, nav') instanceof Element;

const CONTROLS = 'a[href], button';

/**
 * Takes away what was shown first, now that the tool has drawn its page. What has the focus there, and what was pressed,
 * has it and is pressed in the tool, where that has drawn the same: somebody who logged in meanwhile sees another page.
 * While somebody holds a press it waits for its end, or the press would be lost.
 */
export function endFirstPaint(): void {
  const before = shown();
  if (before === null) return;
  if (before.dataset['held'] !== undefined) {
    for (const name of ['pointerup', 'pointercancel'])
      window.addEventListener(name, afterPress, { once: true });
    return;
  }
  const controls = controlsOf(before);
  const focused = controls.findIndex((control) => control === document.activeElement);
  const pressed = controls.findIndex((control) => control.dataset['pressed'] !== undefined);
  before.remove();
  const own = controlsOf(document);
  const same = (at: number) =>
    own[at]?.textContent === controls[at]?.textContent ? own[at] : undefined;
  same(focused)?.focus({ preventScroll: true });
  // The router leads nowhere before all that was drawn with this has its effects.
  queueMicrotask(() => same(pressed)?.click());
}

/** A click follows the end of a press. */
const afterPress = (): void => {
  setTimeout(endFirstPaint);
};

const controlsOf = (within: ParentNode): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(CONTROLS),
];
