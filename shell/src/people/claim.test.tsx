import { claimInstallation } from '../server/claim';
import { keepClaim, keptClaim } from './claim';
import { takeUpClaim } from './takeUpClaim';

jest.mock('../server/claim', () => ({ claimInstallation: jest.fn() }));
const call = jest.mocked(claimInstallation);
const CLAIM = 'c'.repeat(43);

const open = (address: string): void => {
  history.replaceState(null, '', address);
  keepClaim(window);
};

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  call.mockResolvedValue({ ok: true, value: undefined });
});

describe('[D385] the claim of an address', () => {
  it('is kept, out of sight, and used once', async () => {
    open(`/sign-up?x=1#claim=${CLAIM}`);
    expect(location.href).toMatch(/\/sign-up\?x=1$/);
    expect(keptClaim()).toBe(CLAIM);
    expect(await takeUpClaim(CLAIM)).toBeNull();
    expect(call.mock.calls).toEqual([[CLAIM]]);
    expect(keptClaim()).toBeNull();
  });

  it.each([`/home#claim=${CLAIM}`, '/sign-up#claim=short', `/sign-up#${CLAIM}x`, '/sign-up'])(
    'is none in %s, which stays as it is',
    (address) => {
      open(address);
      expect(location.href.endsWith(address)).toBe(true);
      expect(keptClaim()).toBeNull();
    },
  );

  it('is forgotten once it was refused, with the sentence of the refusal', async () => {
    open(`/sign-up#claim=${CLAIM}`);
    const error = { code: 'server/failed-precondition', message: 'It was used' } as const;
    call.mockResolvedValue({ ok: false, error });
    expect(await takeUpClaim(CLAIM)).toBe('It was used.');
    expect(keptClaim()).toBeNull();
  });

  it('is kept for another try where the server was not reached', async () => {
    open(`/sign-up#claim=${CLAIM}`);
    const error = { code: 'server/unavailable', message: '' } as const;
    call.mockResolvedValue({ ok: false, error });
    expect(await takeUpClaim(CLAIM)).not.toBeNull();
    expect(keptClaim()).toBe(CLAIM);
  });
});
