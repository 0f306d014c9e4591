import type { RefObject } from 'react';
import { chakra } from 'shared-kernel/ui';

/** The first thing that Tab comes to: past the header, to the page. Out of sight until then. */
export const SkipLink = ({ target }: { readonly target: RefObject<HTMLElement | null> }) => (
  <Anchor
    href="#main"
    onClick={(event) => {
      // What stands behind `#` belongs to pages (D410).
      event.preventDefault();
      target.current?.focus({ preventScroll: true });
      target.current?.scrollIntoView();
    }}
  >
    Skip to content
  </Anchor>
);

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skipNav',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    color: 'accent.fg',
    borderWidth: '1px',
    borderRadius: 'l2',
    boxShadow: 'lg',
    fontWeight: 'medium',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});
