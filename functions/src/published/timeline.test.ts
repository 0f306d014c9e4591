import fc from 'fast-check';
import { NOTHING_PUBLISHED, seenAt, withoutPast, type Timeline } from './timeline';

const at = (minute: number): Date => new Date(Date.UTC(2026, 11, 1) + minute * 60_000);

const timelines = fc
  .uniqueArray(fc.record({ from: fc.nat(50), lasts: fc.option(fc.integer({ min: 1, max: 30 })) }), {
    maxLength: 6,
    selector: ({ from }) => from,
  })
  .map((entries): Timeline => ({
    ...NOTHING_PUBLISHED,
    timeline: entries.map(({ from, lasts }, index) => ({
      number: index + 1,
      from: at(from),
      until: lasts === null ? null : at(from + lasts),
    })),
  }));

it('says when what is seen changes, neither sooner nor later', () => {
  fc.assert(
    fc.property(timelines, fc.nat(90), (timeline, minute) => {
      const now = seenAt(timeline, at(minute));
      for (let later = minute; later <= 100; later += 1) {
        if (now.changesAt !== null && at(later) >= now.changesAt) return;
        const then = seenAt(timeline, at(later));
        expect([then.state, then.live]).toEqual([now.state, now.live]);
      }
      expect(now.changesAt === null || now.changesAt > at(100)).toBe(true);
    }),
  );
});

it('is the same for all time to come without what is over', () => {
  fc.assert(
    fc.property(timelines, fc.nat(90), fc.nat(30), (timeline, minute, later) => {
      const left = { ...timeline, timeline: withoutPast(timeline.timeline, at(minute)) };
      expect(seenAt(left, at(minute + later))).toEqual(seenAt(timeline, at(minute + later)));
    }),
  );
});

it('shows what began last, and nothing once that is over', () => {
  const timeline: Timeline = {
    ...NOTHING_PUBLISHED,
    timeline: [
      { number: 1, from: at(0), until: null },
      { number: 2, from: at(10), until: at(20) },
    ],
  };
  const seen = (minute: number) => {
    const { state, live } = seenAt(timeline, at(minute));
    return [state, live?.number ?? null];
  };
  expect(seen(-1)).toEqual(['nothing', null]);
  expect(seen(9)).toEqual(['published', 1]);
  expect(seen(10)).toEqual(['published', 2]);
  expect(seen(20)).toEqual(['over', null]);
});
