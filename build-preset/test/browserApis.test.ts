import { Linter } from 'eslint';
import type { Audience } from '../browsers.cjs';
import { browserApis } from '../eslint/browserApis.mjs';

const faultsOf = (audience: Audience, code: string): readonly string[] =>
  new Linter().verify(code, [browserApis(audience)]).map(({ message }) => message);

it.each([
  ['supporters', 'navigator.userActivation', /not supported in Safari 15\.4/],
  ['supporters', "new CompressionStream('gzip')", /not supported in .*Firefox 100/],
  ['staff', 'navigator.getBattery()', /not supported in Safari 17/],
] as const)('the lint knows what browsers of %s lack: %s', (audience, code, fault) => {
  expect(faultsOf(audience, code)).toEqual([expect.stringMatching(fault) as string]);
});

it.each([
  ['supporters', 'new ResizeObserver(() => {})'],
  ['supporters', "navigator.share({ title: 'a' })"],
  ['staff', "new CompressionStream('gzip')"],
  // Looked for before it is used.
  ['supporters', 'new Intl.Segmenter()'],
] as const)('and lets pass what those of %s have: %s', (audience, code) => {
  expect(faultsOf(audience, code)).toEqual([]);
});
