import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failedPages } from './failedPages.mjs';

let artefacts: string;
beforeEach(() => (artefacts = mkdtempSync(path.join(tmpdir(), 'failed-pages-'))));
afterEach(() => {
  rmSync(artefacts, { recursive: true });
});

function failed(journey: string, snapshot: string): void {
  mkdirSync(path.join(artefacts, journey));
  writeFileSync(
    path.join(artefacts, journey, 'error-context.md'),
    `# Error details\n\n\`\`\`\nnot found\n\`\`\`\n\n# Page snapshot\n\n\`\`\`yaml\n${snapshot}\n\`\`\`\n\n# Test source\n`,
  );
}

it('prints the page of each failed journey, without what Playwright prints itself', () => {
  failed('links', '- alert: Error revoking\n  - button "Close"');
  expect(failedPages(artefacts)).toEqual([
    '',
    'The page of links:',
    '- alert: Error revoking',
    '  - button "Close"',
    '',
  ]);
});

it('cuts a long page, and says so', () => {
  failed('fields', Array.from({ length: 70 }, (_, row) => `- row ${String(row)}`).join('\n'));
  const printed = failedPages(artefacts);
  expect(printed).toContain('- row 59');
  expect(printed).not.toContain('- row 60');
  expect(printed).toContain('… and 10 more lines');
});

it('prints nothing where no page is kept', () => {
  expect(failedPages(artefacts)).toEqual([]);
  expect(failedPages(path.join(artefacts, 'missing'))).toEqual([]);
});
