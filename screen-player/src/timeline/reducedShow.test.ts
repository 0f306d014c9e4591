import fc from 'fast-check';

import { anyScreen } from '../testing/aScreen';
import { frameOf } from './frameAt';
import { showOf } from './showOf';

it('[P22] with reduced motion everything fades within 0.3 s, stands still, and nothing is lost', () => {
  fc.assert(
    fc.property(anyScreen, fc.nat(120_000), (content, timeMs) => {
      const [whole, reduced] = [showOf(content), showOf(content, false)];
      expect(reduced.endMs).toBe(whole.endMs);
      for (const [
        index,
        { item, motion, atMs, landedMs, exitMs, goneMs },
      ] of reduced.items.entries()) {
        expect(landedMs - atMs).toBeLessThanOrEqual(300);
        for (const movement of [motion.box, motion.exit]) {
          expect(Object.keys(movement?.keyframes ?? { opacity: [] })).toEqual(['opacity']);
        }
        if (exitMs !== null) expect(goneMs - exitMs).toBeLessThanOrEqual(300);
        expect(item).toBe(whole.items[index]?.item);
        expect(atMs).toBe(whole.items[index]?.atMs);
        expect(exitMs === null).toBe(whole.items[index]?.exitMs === null);
      }
      const { shown, background } = frameOf(reduced, timeMs);
      expect(background).toBeNull();
      for (const { text, loop, accent } of shown.values()) {
        expect({ text, loop, accent }).toEqual({ text: null, loop: null, accent: null });
      }
    }),
  );
});
