import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { loadRules, RulesSyntaxError } from '../../src/rules';

const source = readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8');
const lines = source.split('\n').length;

/** The line that a file is refused for, or null where it loads. Any other throw is a bug. */
function refusedLine(damaged: string): number | null {
  try {
    loadRules(damaged);
    return null;
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error.line;
    throw error;
  }
}

const place = fc.integer({ min: 0, max: source.length });

describe('a damaged rules file', () => {
  it('[R2] is refused with a line of the file, wherever it breaks off', () => {
    const broken = fc.integer({ min: 0, max: source.trimEnd().length - 1 });
    fc.assert(
      fc.property(broken, (end) => {
        const line = refusedLine(source.slice(0, end));
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
      }),
    );
  });

  it('[R2] loads or is refused with a line, whatever was cut out or put in', () => {
    fc.assert(
      fc.property(place, fc.nat(40), fc.string({ maxLength: 5 }), (start, cut, put) => {
        const line = refusedLine(source.slice(0, start) + put + source.slice(start + cut));
        if (line !== null) expect(line).toBeLessThanOrEqual(lines + put.length);
      }),
    );
  });
});
