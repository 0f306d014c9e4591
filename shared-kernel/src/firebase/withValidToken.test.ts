import { failed, succeeded } from 'shared-kernel/model';
import { getFirebaseAuth } from './connectFirebase';
import { observeServerReach } from './serverReach';
import { observeRefusedSignIn, withValidToken } from './withValidToken';

jest.mock('./connectFirebase', () => ({ getFirebaseAuth: jest.fn() }));

const REFUSED = failed({ code: 'data/unauthenticated' });
const getIdToken = jest.fn<Promise<string>, [boolean]>();
const refusals = jest.fn();
let stop: () => void;

const signedIn = (user: object | null) =>
  jest.mocked(getFirebaseAuth).mockReturnValue({ currentUser: user } as never);

beforeEach(() => {
  jest.resetAllMocks();
  getIdToken.mockResolvedValue('new');
  signedIn({ getIdToken });
  stop = observeRefusedSignIn(refusals);
});
afterEach(() => {
  stop();
});

describe('a request to the server', () => {
  it('that is answered is asked once, whatever the answer', async () => {
    const ask = jest.fn(() => Promise.resolve(failed({ code: 'data/permission-denied' })));
    expect(await withValidToken(ask)).toEqual(failed({ code: 'data/permission-denied' }));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(getIdToken).not.toHaveBeenCalled();
  });

  it.each(['data/unauthenticated', 'server/unauthenticated', 'unauthenticated'])(
    'refused as %s is asked again with a new token',
    async (code) => {
      const ask = jest
        .fn()
        .mockResolvedValueOnce(failed({ code }))
        .mockResolvedValueOnce(succeeded('here you are'));
      expect(await withValidToken(ask)).toEqual(succeeded('here you are'));
      expect(getIdToken).toHaveBeenCalledWith(true);
      expect(refusals).not.toHaveBeenCalled();
    },
  );

  it('refused with a new token as well ends the sign-in', async () => {
    const ask = jest.fn(() => Promise.resolve(REFUSED));
    expect(await withValidToken(ask)).toEqual(REFUSED);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(refusals).toHaveBeenCalledTimes(1);
  });

  it('ends nothing where no new token is to be had, as without a connection', async () => {
    getIdToken.mockRejectedValue(new Error('offline'));
    expect(await withValidToken(() => Promise.resolve(REFUSED))).toEqual(REFUSED);
    expect(refusals).not.toHaveBeenCalled();
  });

  it.each([
    ['data/unavailable', false],
    ['unavailable', false],
    ['data/permission-denied', true],
    ['data/resource-exhausted', true],
  ])('that ends as %s says that the server is reached: %s', async (code, isReached) => {
    const heard: boolean[] = [];
    const stopHearing = observeServerReach((reached) => heard.push(reached));
    await withValidToken(() => Promise.resolve(failed({ code })));
    await withValidToken(() => Promise.resolve(succeeded('here you are')));
    stopHearing();
    await withValidToken(() => Promise.resolve(failed({ code })));
    expect(heard).toEqual([isReached, true]);
  });

  it('of nobody ends nothing', async () => {
    signedIn(null);
    expect(await withValidToken(() => Promise.resolve(REFUSED))).toEqual(REFUSED);
    expect(refusals).not.toHaveBeenCalled();
  });
});
