import fc from 'fast-check';
import { placeBeside } from './placeBeside';

const WINDOW = { width: 800, height: 600 };
const PANEL = { width: 200, height: 150 };

it('stands under its opener and ends where that ends', () => {
  expect(placeBeside({ top: 100, bottom: 130, right: 500 }, PANEL, WINDOW)).toEqual({
    left: 300,
    top: 134,
  });
});

it('stands above an opener that is near the bottom', () => {
  expect(placeBeside({ top: 560, bottom: 590, right: 500 }, PANEL, WINDOW).top).toBe(406);
});

it('is never outside of a window that it fits into', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -50, max: 650 }),
      fc.integer({ min: -50, max: 850 }),
      fc.integer({ min: 20, max: 500 }),
      (at, right, height) => {
        const panel = { ...PANEL, height };
        const { left, top } = placeBeside({ top: at, bottom: at + 30, right }, panel, WINDOW);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + panel.width).toBeLessThanOrEqual(WINDOW.width);
        expect(top + panel.height).toBeLessThanOrEqual(WINDOW.height);
      },
    ),
  );
});
