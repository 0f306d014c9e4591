import { FirebaseError } from 'firebase/app';
import { fetchSignInMethodsForEmail } from 'firebase/auth';
import { ERROR_SENTENCES, IDENTITY_ERROR_CODES } from '../firebase';
import { asSignInFailure, identityErrorCode, signInSentence } from './signInFailure';

jest.mock('firebase/auth', () => ({
  ...jest.requireActual<object>('firebase/auth'),
  fetchSignInMethodsForEmail: jest.fn(),
}));
jest.mock('../firebase', () => ({
  ...jest.requireActual<object>('../firebase'),
  getFirebaseAuth: () => ({}),
}));
const methods = jest.mocked(fetchSignInMethodsForEmail);

const OTHER = 'auth/account-exists-with-different-credential';
const otherMethodError = () => new FirebaseError(OTHER, 'x', { email: 'vera@example.org' });

describe('the error catalogue', () => {
  it('has a sentence for every code, which ends and says what to do', () => {
    for (const [code, sentence] of Object.entries(ERROR_SENTENCES)) {
      expect([code, sentence]).toEqual([code, expect.stringMatching(/^[A-Z].{20,}\.$/)]);
    }
  });

  it('knows the identity provider’s codes of spec §8 and those that mean the same', () => {
    for (const code of IDENTITY_ERROR_CODES) expect(identityErrorCode(code)).toBe(code);
    expect(identityErrorCode('auth/timeout')).toBe('auth/network-request-failed');
    expect(identityErrorCode('auth/unauthorized-continue-uri')).toBe('auth/unauthorized-domain');
    expect(identityErrorCode('auth/made-up-tomorrow')).toBe('auth/unknown');
  });
});

describe('a failed sign-in', () => {
  it('is a coded failure with its sentence', async () => {
    const failure = await asSignInFailure(new FirebaseError('auth/popup-blocked', 'x'));
    expect(failure).toMatchObject({ code: 'auth/popup-blocked', otherMethod: null });
    expect(signInSentence(failure)).toContain('Allow pop-ups');
    expect(methods).not.toHaveBeenCalled();
  });

  it.each([
    [['google.com'], 'Google'],
    [['password'], 'email and password'],
    [['github.com', 'password'], 'email and password'],
    [[], null],
    [['emailLink'], null],
  ])('of an account with the methods %j names %j', async (found, otherMethod) => {
    methods.mockResolvedValueOnce(found);
    expect(await asSignInFailure(otherMethodError())).toMatchObject({ code: OTHER, otherMethod });
  });

  it('names no method where the look-up fails, or the email is not told', async () => {
    methods.mockRejectedValueOnce(new FirebaseError('auth/network-request-failed', 'x'));
    expect(await asSignInFailure(otherMethodError())).toMatchObject({ otherMethod: null });
    expect(await asSignInFailure(new FirebaseError(OTHER, 'x'))).toMatchObject({
      otherMethod: null,
    });
  });

  it('that is a bug is thrown on', async () => {
    await expect(asSignInFailure(new RangeError('bug'))).rejects.toThrow(RangeError);
  });
});
