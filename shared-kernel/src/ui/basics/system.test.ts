import { tokenContrast } from '../../testing/page';

/** WCAG 2.2, "non-text contrast": what tells where something is filled in. */
const NEEDED = 3;

describe.each(['light', 'dark'] as const)('in %s colours', (scheme) => {
  it.each(['bg', 'bg.panel', 'bg.subtle'])('the edge of an input is seen on %s', (ground) => {
    expect(tokenContrast(scheme, 'border.control', ground)).toBeGreaterThanOrEqual(NEEDED);
  });
});
