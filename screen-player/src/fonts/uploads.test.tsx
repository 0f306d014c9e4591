import { asId, defaultItem } from 'shared-kernel/model';
import type { ItemId, MediaId, UploadedFamily } from 'shared-kernel/model';

import { adoptFamily } from './adoptFamily';
import { adoptUploads } from './adoptUploads';
import { bringFonts } from './bringFonts';
import { noteOnFamily } from './noteOnFamily';

const ORIGIN = 'https://screens.example.org';
const ID = asId<MediaId>('0123456789abcdef0123456789abcdef');
const acme: UploadedFamily = {
  name: 'Acme Sans',
  metrics: { ascent: 0.8, descent: 0.2, lineGap: 0, width: 0.535, boldWidth: 0.6 },
  faces: [
    {
      id: ID,
      weights: '100 900',
      style: 'italic',
      files: { latin: 'U+0020-00FF', greek: 'U+0370-03FF' },
      bytes: 9,
    },
  ],
};
const text = { ...defaultItem(asId<ItemId>('one'), 0), text: 'One' };
const inAcme = { ...text, font: { ...text.font, family: 'Acme Sans' } };
const styles = () =>
  Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .join('\n');

beforeEach(() => {
  document.head.replaceChildren();
});

it('[P51] a show’s screen says where the faces of its uploaded families are', async () => {
  await bringFonts(document, { items: [inAcme], fonts: [acme] }, ORIGIN);
  expect(styles()).toContain(`${ORIGIN}/media/${ID}/latin.woff2`);
  expect(styles()).toContain(`${ORIGIN}/media/${ID}/greek.woff2`);
  expect(styles()).toMatch(/font-weight: ?100 900/);
  expect(styles()).toContain('U+0370-03FF');
});

it('[P51] an upload has stand-ins of its own measures', () => {
  adoptFamily(document, 'Acme Sans', ORIGIN, [acme]);
  // 0.535 em beside the 0.4458 of Arial.
  expect(styles()).toMatch(/SS Acme Sans Arial[^}]*size-adjust: ?120\.01%/);
});

it('[P51] families that no item is in stay where they are, and the catalogue’s names are its own', async () => {
  const other = { ...acme, name: 'Lora' };
  await bringFonts(document, { items: [text], fonts: [acme] }, ORIGIN);
  expect(styles()).toBe('');
  adoptFamily(document, 'Lora', ORIGIN, [other]);
  expect(styles()).toContain('/fonts/lora-');
  expect(styles()).not.toContain('/media/');
});

it('[P51] a page of staff’s has all of its organisation’s, until it is another’s', () => {
  const forget = adoptUploads(document, [acme]);
  expect(styles()).toContain(`${location.origin}/media/${ID}/latin.woff2`);
  forget();
  expect(styles()).toBe('');
});

it('[P51] staff are told what an upload writes beside Latin', () => {
  expect(noteOnFamily('Acme Sans', [acme])).toBe('Greek');
  expect(noteOnFamily('Acme Sans')).toBe('Only where a device or your website has it');
});
