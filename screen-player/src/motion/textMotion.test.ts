import { countedText } from './countedText';
import { typedText, typingDurationMs } from './typedText';

describe('typewriter', () => {
  it('[P19] types one character each 50 ms and keeps the room of the rest', () => {
    expect(typedText('Hello', 0)).toEqual({ shown: '', awaited: 'Hello' });
    expect(typedText('Hello', 99)).toEqual({ shown: 'H', awaited: 'ello' });
    expect(typedText('Hello', 100)).toEqual({ shown: 'He', awaited: 'llo' });
    expect(typedText('Hello', 250)).toEqual({ shown: 'Hello', awaited: '' });
  });

  it('[P19] never splits a character in two', () => {
    expect(typedText('💚x', 50)).toEqual({ shown: '💚', awaited: 'x' });
    expect(typedText('👩‍👩‍👧x', 50)).toEqual({ shown: '👩‍👩‍👧', awaited: 'x' });
    expect(typingDurationMs('💚x')).toBe(100);
  });
});

describe('count-up', () => {
  const shownAt = (text: string, elapsedMs: number) => countedText(text, elapsedMs).shown;

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
    expect(shownAt(text, Number.POSITIVE_INFINITY)).toBe(end);
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
