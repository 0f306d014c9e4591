import { useLayoutEffect, type RefObject } from 'react';

/** Where all of the header sticks (`md`); below, its row scrolls away. */
const STICKS = '(width >= 768px)';

/**
 * Tells pages sizes that depend on the window: as `--header-height` where what sticks below the header is to stand (on a phone all
 * of it but a banner scrolls away), as `--header-row-height` how much of it that is, and as `--gutter-width` how much room
 * is kept for a scrollbar, which the page keeps itself while it is locked. Everything is measured before anything is said, and said only where it is
 * another one: every element's style is worked out anew by it.
 */
export function useToldSizes(
  header: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = header.current;
    if (element === null) return undefined;
    const { documentElement: root, body } = document;
    const told = new Map([['--gutter-width', '0px']]);
    const observer = new ResizeObserver(() => {
      const rowHeight = row.current?.offsetHeight ?? 0;
      const away = window.matchMedia(STICKS).matches ? 0 : rowHeight;
      const sizes = [
        ['--header-row-height', rowHeight],
        ['--header-height', element.offsetHeight - away],
        ...(body.hasAttribute('data-scroll-lock')
          ? []
          : [['--gutter-width', gutter(root)] as const]),
      ] as const;
      for (const [name, pixels] of sizes) {
        const size = `${String(pixels)}px`;
        if (told.get(name) === size) continue;
        told.set(name, size);
        root.style.setProperty(name, size);
      }
    });
    observer.observe(element);
    observer.observe(root);
    return () => {
      observer.disconnect();
    };
  }, [header, row]);
}

/** Pixels beside the page, which no page without a gutter has. */
const gutter = (root: HTMLElement): number =>
  Math.max(0, Math.round(window.innerWidth - root.getBoundingClientRect().width));
