import fc from 'fast-check';
import { FAULT_LENGTHS, tidyFault, type FaultReport } from './faults';
import { withoutPersonalData } from './withoutPersonalData';

const aReport = (changes: Partial<FaultReport> = {}): FaultReport => ({
  ...{ remote: 'searches', version: '1.2.0', owner: 'Searches team', kind: 'render' },
  ...{ message: 'boom', stack: '' },
  ...changes,
});

describe('what a fault says without what could tell of a person', () => {
  it.each([
    ['No supporter robin.ashdown@example.org', 'No supporter …'],
    ['GET /supporters/robin%40example.org failed', 'GET … failed'],
    [`Unexpected token 'R', "Robin Ash"... is not valid JSON`, `Unexpected token 'R', "…"... is`],
    ['The search “People in Lund” is gone', 'The search "…" is gone'],
    ['cut in the middle of "Robin Ash', 'cut in the middle of "…"'],
    ['https://a.org/join?token=abc#part now', 'https://a.org/join now'],
    ['call +47 912 34 567 or 01-02-1990 9', 'call +… or …'],
    ['Bearer eyJhbGciOiJub25lIn0eyJhbGciOiJub25lIn0', 'Bearer …'],
  ])('%s', (text, expected) => {
    expect(withoutPersonalData(text)).toContain(expected);
  });

  it.each(
    [
      "Cannot read properties of undefined (reading 'conditions')",
      'Loading chunk 4512 failed: https://a.org/remotes/searches/1.2.0/main.0a1b2c3d4e.js',
      'at Editor (https://a.org/remotes/searches/1.2.0/main.0a1b2c3d4e.js:1:123456)',
      'render@https://a.org/remotes/searches/1.2.0/main.0a1b2c3d4e.js:1:123456',
      'Minified React error #130; visit it',
    ].map((text) => [text]),
  )('keeps what a developer needs: %s', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });

  it('keeps the line and column behind a query', () => {
    expect(withoutPersonalData('(https://a.org/x.js?attempt=1:3:5)')).toBe(
      '(https://a.org/x.js:3:5)',
    );
  });

  it('never holds an email, wherever it stood', () => {
    const around = fc.stringMatching(/^[\w .,:;()/<>=-]{0,30}$/);
    fc.assert(
      fc.property(fc.emailAddress(), around, around, (email, before, after) => {
        const { message, stack } = tidyFault(
          aReport({ message: before + email + after, stack: `${before}\n${email} ${after}` }),
        );
        expect(`${message}\n${stack}`).not.toContain(email);
        expect(`${message}\n${stack}`).not.toContain('@');
      }),
    );
  });

  it('never holds a query, a fragment or seven digits, is never too long, and tidied again stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 * FAULT_LENGTHS.stack, unit: 'binary' }), (text) => {
        const tidy = tidyFault(aReport({ message: text, stack: text }));
        expect(tidy.message.length).toBeLessThanOrEqual(FAULT_LENGTHS.message);
        expect(tidy.stack.length).toBeLessThanOrEqual(FAULT_LENGTHS.stack);
        expect(`${tidy.message} ${tidy.stack}`).not.toMatch(/[?#](?!\d{1,4};)\w|\d{7}/);
        expect(tidyFault(tidy)).toEqual(tidy);
      }),
    );
  });

  it('is one line, but for the stack', () => {
    const broken = 'one\n\r\u2028\u0000two';
    const { message, version, owner } = tidyFault(
      aReport({ message: broken, version: broken, owner: broken }),
    );
    expect([message, version, owner]).toEqual(['one two', 'one two', 'one two']);
  });

  it('costs little, however long the text is', () => {
    const start = performance.now();
    for (const part of ['a', '1', '?', '"', '“', '@', '1 ', '?:1', '-'])
      tidyFault(aReport({ message: part.repeat(100_000), stack: part.repeat(100_000) }));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
