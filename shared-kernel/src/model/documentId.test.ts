import { isDocumentId } from './documentId';

it.each([
  'a',
  'Ünïcode id',
  'ada@example.org',
  '...',
  '__',
  '___',
  '__a',
  'a__',
  'x__a__',
  'é'.repeat(750),
])('%s can be the id of a document', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

it.each([
  '',
  '.',
  '..',
  '/',
  'a/b',
  '____',
  '__x__',
  '__a\nb__',
  'é'.repeat(751),
  'a\uD800',
  'a\0',
])('%j cannot be the id of a document', (id) => {
  expect(isDocumentId(id)).toBe(false);
});
