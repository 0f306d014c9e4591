import { serverErrorCode, serverSentence } from './serverFailure';

it('reads the protocol’s codes, and anything else as unknown', () => {
  expect(serverErrorCode('failed-precondition')).toBe('server/failed-precondition');
  expect(serverErrorCode('out-of-range')).toBe('server/unknown');
});

it('lets the server speak for itself about what it refused', () => {
  const message = 'Another import of this year is still working';
  expect(serverSentence({ code: 'server/failed-precondition', message })).toBe(`${message}.`);
});

it('uses its own words for everything else', () => {
  const sentence = serverSentence({ code: 'server/unavailable', message: 'TypeError: fetch' });
  expect(sentence).toBe('The server could not be reached. Check your connection and try again.');
});
