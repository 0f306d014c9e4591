interface Size {
  readonly width: number;
  readonly height: number;
}

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the opener, and from the window's edges; CSS pixels. */
const GAP = 4;

/** Where a panel stands: under its opener, ending where that ends; above it where there is more room; never outside. */
export function placeBeside(
  opener: Edges,
  panel: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const below = opener.bottom + GAP;
  const fitsBelow = below + panel.height + GAP <= window.height;
  const moreAbove = opener.top > window.height - opener.bottom;
  const top = fitsBelow || !moreAbove ? below : opener.top - GAP - panel.height;
  return {
    left: within(opener.right - panel.width, window.width - panel.width),
    top: within(top, window.height - panel.height),
  };
}

const within = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP));
