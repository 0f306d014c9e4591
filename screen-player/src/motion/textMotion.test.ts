import { countedText, counting } from './countedText';
import { typing } from './typedText';

describe('typewriter', () => {
  it('[P19] types one character each 50 ms and keeps the room of the rest', () => {
    expect(typing('Hello').textAt(0)).toMatchObject({ shown: '', awaited: 'Hello' });
    expect(typing('Hello').textAt(99)).toMatchObject({ shown: 'H', awaited: 'ello' });
    expect(typing('Hello').textAt(100)).toMatchObject({ shown: 'He', awaited: 'llo' });
    expect(typing('Hello').textAt(250)).toMatchObject({ shown: 'Hello', awaited: '' });
  });

  it('[P19] never splits a character in two', () => {
    expect(typing('💚x').textAt(50)).toMatchObject({ shown: '💚', awaited: 'x' });
    expect(typing('👩‍👩‍👧x').textAt(50)).toMatchObject({ shown: '👩‍👩‍👧', awaited: 'x' });
    expect(typing('💚x').durationMs).toBe(100);
  });
});

describe('typewriter in a browser without a segmenter', () => {
  const { Segmenter } = Intl;
  beforeAll(() => void Reflect.deleteProperty(Intl, 'Segmenter'));
  afterAll(() => void Object.assign(Intl, { Segmenter }));

  it.each(['plain', 'é\u0301x', '💚x', '👩‍👩‍👧x', '👍🏽ok', '🇬🇧🇳🇱', '❤️!', 'a\nb', '', '\u0301a'])(
    '[P19] types the whole of %j, never half of a character',
    (text) => {
      const known = Array.from(new Segmenter(undefined, { granularity: 'grapheme' }).segment(text));
      const typed = known.map((_, count) => typing(text).textAt(count * 50).shown);
      expect(typed).toEqual(known.map(({ index }) => text.slice(0, index)));
      expect(typing(text).textAt(known.length * 50).shown).toBe(text);
    },
  );
});

describe('count-up', () => {
  const shownAt = (text: string, elapsedMs: number) =>
    counting(text)?.textAt(elapsedMs).shown ?? text;

  it.each([
    ['£1250', '£0', '£1,250'],
    ['£1,250.50', '£0.00', '£1,250.50'],
    ['$90', '$0', '$90'],
    ['€1000000', '€0', '€1,000,000'],
    ['1500 trees', '0 trees', '1500 trees'],
    ['1,500 trees', '0 trees', '1,500 trees'],
    ['In 2026 you gave £30!', 'In 2026 you gave £0!', 'In 2026 you gave £30!'],
    ['-£5', '-£0', '-£5'],
    ['Thank you', 'Thank you', 'Thank you'],
    ['12345678901234567890', '12345678901234567890', '12345678901234567890'],
  ])('[P20] %j goes from %j to %j', (text, start, end) => {
    expect(shownAt(text, 0)).toBe(start);
    expect(shownAt(text, 2000)).toBe(end);
    expect(countedText(text)).toBe(end);
  });

  it('[P20] grows all the way within 2 s', () => {
    const amounts = [0, 400, 800, 1200, 1600, 1999].map((ms) =>
      Number(shownAt('£100000', ms).replace(/[£,]/g, '')),
    );
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(amounts[1]).toBeGreaterThan(0);
    expect(amounts[4]).toBeLessThan(100000);
  });
});
