import { DEFAULT_STORY } from 'shared-kernel/model';
import type { FinishedShow } from 'shared-kernel/model';

import { createSign } from './createSign';

const encoded: string[] = [];
jest.mock('qrcode-generator', () => () => ({
  addData: (text: string) => encoded.push(text),
  make: () => undefined,
  getModuleCount: () => 21,
  isDark: () => true,
}));

const showOf = (link: string, qrCode: boolean): FinishedShow => ({
  version: 1,
  language: 'en',
  organisation: { name: 'Woods', colour: DEFAULT_STORY.colour },
  firstName: 'Robin',
  share: { link, hashtag: '#OurYear', picture: true },
  screens: [],
  closingCard: { title: '', numbers: [], actions: [], qrCode },
});

beforeEach(() => {
  encoded.length = 0;
  HTMLCanvasElement.prototype.getContext = () => null;
});

it('has a code of the campaign’s page where staff ask for it, and its site in words', async () => {
  const sign = await createSign(showOf('https://www.example.org/your-year', true));
  expect(encoded).toEqual(['https://www.example.org/your-year']);
  expect(sign?.querySelectorAll('canvas')).toHaveLength(1);
  expect(sign?.textContent).toBe('#OurYearexample.org');
});

it('has no code where nobody asked for it, or there is no page', async () => {
  const sign = await createSign(showOf('https://example.org/your-year', false));
  expect(sign?.textContent).toBe('#OurYearexample.org/your-year');
  await createSign(showOf('', true));
  expect(encoded).toEqual([]);
});

it('never holds what is personal of a link, whatever the page’s address has come to', async () => {
  const sign = await createSign(showOf('https://example.org/your-year#s=SecretToken', true));
  expect(encoded).toEqual(['https://example.org/your-year']);
  expect(sign?.outerHTML).not.toContain('SecretToken');
});
