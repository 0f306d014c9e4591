import fc from 'fast-check';
import { MOST_PARTICLES } from 'shared-kernel/model';

import { burstOf, confettiOf } from './particlesOf';

const REACH = { x: 200, y: 300 };
const ACCENTS = { burst: burstOf, confetti: confettiOf };

describe.each(['burst', 'confetti'] as const)('%s', (accent) => {
  const accentOf = ACCENTS[accent];

  it('[P35] is the same for the same item and moment, and another for another item', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0.1, max: 0.9, noNaN: true }), (id, progress) => {
        const particles = accentOf(id, REACH)(progress);
        accentOf(id, REACH)(0.05);
        expect(accentOf(id, REACH)(progress)).toEqual(particles);
        expect(accentOf(`${id} `, REACH)(progress)).not.toEqual(particles);
        expect(particles.length).toBeLessThanOrEqual(MOST_PARTICLES);
      }),
    );
  });

  it('[P35] nothing is seen of it at its beginning and its end', () => {
    for (const progress of [0, 1]) {
      for (const { opacity } of accentOf('one', REACH)(progress)) expect(opacity).toBe(0);
    }
  });

  it('[P35] flies apart, over most of the room it has', () => {
    const widest = (progress: number) =>
      Math.max(
        ...accentOf('one', REACH)(progress).map(({ x, y }) => Math.hypot(x / REACH.x, y / REACH.y)),
      );
    expect(widest(0.6)).toBeGreaterThan(widest(0.05));
    expect(widest(0.6)).toBeGreaterThan(0.6);
  });
});
