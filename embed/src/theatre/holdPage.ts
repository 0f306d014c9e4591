/** Keeps the page where it is while a layer lies over it. Returns what lets it go again. */
export function holdPage(view: Window): () => void {
  const { style } = view.document.documentElement;
  const { scrollX, scrollY, innerWidth } = view;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    // Another width is another page: there the browser knows better what was in sight.
    if (view.innerWidth !== innerWidth) return;
    if (view.scrollX !== scrollX || view.scrollY !== scrollY)
      view.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
