import { SHOW_REFUSALS, SHOW_VERSION } from 'shared-kernel/model';

import { fetchShow } from './fetchShow';

const ORIGIN = 'https://screens.example.org';
const TOKEN = `${'a-_0'.repeat(12)}.${'b'.repeat(22)}`;
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  asked.mockReset();
  Object.assign(window, { fetch: asked });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const answer = (body: string) => asked.mockResolvedValue(new Response(body));

it('asks for a token without saying who asks', async () => {
  answer(JSON.stringify({ version: SHOW_VERSION, code: 'unknown-link' }));
  await fetchShow(ORIGIN, TOKEN);
  const [address, request] = asked.mock.calls[0] ?? [];
  expect(address).toBe(`${ORIGIN}/api/embed/screens`);
  expect(request).toMatchObject({
    method: 'POST',
    body: JSON.stringify({ token: TOKEN }),
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
  });
  // A text in the body and no header of our own: a simple request.
  expect(request?.headers).toBeUndefined();
});

it.each([
  ['a path', '../x?y#z'],
  ['a part of one', TOKEN.slice(0, -1)],
  ['two', `${TOKEN}${TOKEN}`],
  ['one with a stranger’s sign', TOKEN.replace('a', '+')],
  ['a very long text', 'a'.repeat(700) + TOKEN],
])('asks nobody for what cannot be a token: %s', async (_, token) => {
  expect(await fetchShow(ORIGIN, token)).toEqual({ ok: false, error: 'unknown-link' });
  expect(asked).not.toHaveBeenCalled();
});

it('gives the show', async () => {
  const show = { version: SHOW_VERSION, organisation: {}, share: {}, screens: [{}] };
  answer(JSON.stringify(show));
  expect(await fetchShow(ORIGIN, TOKEN)).toEqual({ ok: true, value: show });
});

it.each(SHOW_REFUSALS)('tells that it is refused: %s', async (code) => {
  answer(JSON.stringify({ version: SHOW_VERSION, code }));
  expect(await fetchShow(ORIGIN, TOKEN)).toEqual({ ok: false, error: code });
});

it('tells whose link it was that shows nothing', async () => {
  const named = jest.fn();
  const organisation = { name: 'Oakhollow' };
  answer(JSON.stringify({ version: SHOW_VERSION, code: 'no-screens', organisation }));
  expect(await fetchShow(ORIGIN, TOKEN, named)).toEqual({ ok: false, error: 'no-screens' });
  expect(named.mock.calls).toEqual([['Oakhollow']]);
});

it.each(['', '<html>', 'null', '{"version":2,"screens":[{}]}'])(
  'does not show an answer that it cannot read: %s',
  async (body) => {
    answer(body);
    expect(await fetchShow(ORIGIN, TOKEN)).toEqual({ ok: false, error: 'unreadable' });
  },
);

it('tells that the server cannot be reached', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchShow(ORIGIN, TOKEN)).toEqual({ ok: false, error: 'unreachable' });
});

it('tells that an answer does not come', async () => {
  jest.useFakeTimers();
  asked.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const waiting = fetchShow(ORIGIN, TOKEN);
  jest.advanceTimersByTime(15_000);
  expect(await waiting).toEqual({ ok: false, error: 'unreachable' });
  jest.useRealTimers();
});

it('does not even ask offline, since the browser would complain on the console', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await fetchShow(ORIGIN, TOKEN)).toEqual({ ok: false, error: 'offline' });
  expect(asked).not.toHaveBeenCalled();
});
