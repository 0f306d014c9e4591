import { FirebaseError } from 'firebase/app';
import { asDatabaseFailure } from './dataFailure';
import { failureSentence } from './failureSentence';

const sdkError = (code: string, message: string) => new FirebaseError(code, message);

describe('asDatabaseFailure', () => {
  it.each([
    ['permission-denied', 'data/permission-denied'],
    ['unauthenticated', 'data/unauthenticated'],
    ['cancelled', 'data/aborted'],
    ['already-exists', 'data/failed-precondition'],
    ['data-loss', 'data/internal'],
  ])('reads %s as %s', (code, expected) => {
    expect(asDatabaseFailure(sdkError(code, 'x')).code).toBe(expected);
  });

  it('tells a request without an answer from an unknown error', () => {
    const unanswered = sdkError('unknown', 'Request failed with error: Failed to fetch');
    expect(asDatabaseFailure(unanswered).code).toBe('data/unavailable');
    expect(asDatabaseFailure(sdkError('unknown', 'Teapot')).code).toBe('data/unknown');
  });

  it.each([
    ['auth/network-request-failed', 'data/unavailable'],
    ['auth/user-token-expired', 'data/unauthenticated'],
    ['auth/internal-error', 'data/internal'],
  ])('reads %s, met while a token was asked for, as %s', (code, expected) => {
    expect(asDatabaseFailure(sdkError(code, 'x')).code).toBe(expected);
  });

  it('throws a bug on', () => {
    expect(() => asDatabaseFailure(new RangeError('bug'))).toThrow(RangeError);
    const otherSdk = new FirebaseError('storage/unknown', 'not of the database');
    expect(() => asDatabaseFailure(otherSdk)).toThrow(otherSdk);
  });
});

describe('failureSentence', () => {
  it('names the place of a broken document', () => {
    const sentence = failureSentence({
      code: 'data/malformed',
      fault: { path: 'conditions.0.dataId', message: 'expected text' },
    });
    expect(sentence).toContain('conditions.0.dataId: expected text');
  });
});
