import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LONGEST = 60;

/** What stood on the page of each failed journey, as lines to print; `artefacts` is Playwright's output folder. */
export function failedPages(artefacts) {
  if (!existsSync(artefacts)) return [];
  return readdirSync(artefacts, { recursive: true })
    .filter((file) => path.basename(file) === 'error-context.md')
    .sort()
    .flatMap((file) => [
      '',
      `The page of ${path.dirname(file)}:`,
      ...pageOf(readFileSync(path.join(artefacts, file), 'utf8')),
      '',
    ]);
}

function pageOf(context) {
  const [, snapshot = ''] = /^# Page snapshot\n+```\w*\n(.*?)^```/ms.exec(context) ?? [];
  const lines = snapshot.trimEnd().split('\n');
  return lines.length <= LONGEST
    ? lines
    : [...lines.slice(0, LONGEST), `… and ${String(lines.length - LONGEST)} more lines`];
}
