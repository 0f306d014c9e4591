import { DEFAULT_CONTENT } from 'shared-kernel/model';

import { decodeUnsavedEdits, encodeUnsavedEdits } from './unsavedEdits';

it('[S70] unsaved edits are read as they were written', () => {
  const edits = {
    content: DEFAULT_CONTENT,
    baseRevision: 4,
    writtenAt: new Date(1_750_000_000_000),
  };
  expect(decodeUnsavedEdits(JSON.parse(JSON.stringify(encodeUnsavedEdits(edits))))).toEqual(edits);
});

it.each([
  ['nothing', 'null'],
  ['something else', '{"content":{}}'],
  ['a content that is none', '{"content":{"items":7},"baseRevision":1,"writtenAt":1}'],
  ['a revision that is none', '{"content":{},"baseRevision":"1","writtenAt":1}'],
])('[S70] %s is none', (_what, written) => {
  expect(decodeUnsavedEdits(JSON.parse(written))).toBeNull();
});
