import { useLayoutEffect } from 'react';

/** Tells, as `--gutter-width`, how much room is kept for a scrollbar: what the page keeps itself while it is locked. */
export function useToldGutter(): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document;
    const observer = new ResizeObserver(() => {
      if (body.hasAttribute('data-scroll-lock')) return;
      const width = window.innerWidth - root.getBoundingClientRect().width;
      root.style.setProperty('--gutter-width', `${String(Math.max(0, Math.round(width)))}px`);
    });
    observer.observe(root);
    return () => {
      observer.disconnect();
    };
  }, []);
}
