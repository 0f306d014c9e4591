import { nothingToImport } from 'shared-kernel/model';
import { EXPIRES_AFTER_DAYS } from './expireImports';
import { FAILURE_SENTENCES } from './failureSentences';

it.each([
  ...Object.values(FAILURE_SENTENCES),
  nothingToImport({ rows: 0, supporters: 0 }),
  nothingToImport({ rows: 1, supporters: 0 }),
])('"%s" is whole sentences, which a page can go on from', (sentence) => {
  expect(sentence).toMatch(/^[A-Z].*[.?]$/);
});

it('says how long an import waits for a person', () => {
  expect(FAILURE_SENTENCES.expired).toContain(` ${String(EXPIRES_AFTER_DAYS)} days`);
});
