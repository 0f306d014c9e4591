import { DEFAULT_CONTENT } from 'shared-kernel/model';

import { decodeDraft, encodeDraft } from './draft';

it('[S70] a draft is read as it was written', () => {
  const draft = {
    content: DEFAULT_CONTENT,
    baseRevision: 4,
    writtenAt: new Date(1_750_000_000_000),
  };
  expect(decodeDraft(JSON.parse(JSON.stringify(encodeDraft(draft))))).toEqual(draft);
});

it.each([
  ['nothing', 'null'],
  ['something else', '{"content":{}}'],
  ['a content that is none', '{"content":{"items":7},"baseRevision":1,"writtenAt":1}'],
  ['a revision that is none', '{"content":{},"baseRevision":"1","writtenAt":1}'],
])('[S70] %s is no draft', (_what, written) => {
  expect(decodeDraft(JSON.parse(written))).toBeNull();
});
