import type { CSSProperties } from 'react';

/** Says that something is on its way, once that takes a moment; drawn by `inline.css`. */
export const FirstWait = ({ style }: { readonly style?: CSSProperties }) => (
  <div className="first-paint-wait" role="status" aria-label="Loading" style={style} />
);
