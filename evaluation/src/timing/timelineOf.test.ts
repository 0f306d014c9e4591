import { timelineOf } from './timelineOf';

describe('[E30] timeline', () => {
  it('adds up the delays', () => {
    const [first, second] = [{ delay: 0.5 }, { delay: 2 }];
    expect(timelineOf([first, second], 3)).toEqual({
      items: [
        { item: first, atSeconds: 0.5 },
        { item: second, atSeconds: 2.5 },
      ],
      endSeconds: 5.5,
    });
  });

  it('ends after its own delay where nothing shows', () => {
    expect(timelineOf([], 2)).toEqual({ items: [], endSeconds: 2 });
  });

  it('keeps tenths exact', () => {
    const items = Array.from({ length: 3 }, () => ({ delay: 0.1 }));
    expect(timelineOf(items, 0.1).items.map(({ atSeconds }) => atSeconds)).toEqual([0.1, 0.2, 0.3]);
    expect(timelineOf(items, 0.1).endSeconds).toBe(0.4);
  });
});
