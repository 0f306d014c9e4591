import { waitFor } from '@testing-library/react';
import { recoverOlderShell } from './recoverOlderShell';

const OWN = 'http://localhost/main.0000000001.js';
const pageOf = (script: string) => new Response(`<script defer src="/${script}"></script>`);
const reload = jest.fn();
const fetched = jest.fn<Promise<Response>, []>();

beforeAll(() => {
  recoverOlderShell(OWN, reload);
  globalThis.fetch = fetched;
});

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(pageOf('main.0000000002.js')));
});

/** A file that the page asks for does not load. */
async function fails(tag: 'script' | 'link', address: string): Promise<void> {
  const element = document.createElement(tag);
  element.setAttribute(tag === 'script' ? 'src' : 'href', address);
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
}

it.each([
  ['script', '/123.0000000001.js'],
  ['link', '/123.0000000001.css'],
] as const)('a %s of an older shell that is gone reloads the page, once', async (tag, address) => {
  await fails(tag, address);
  await waitFor(() => {
    expect(reload).toHaveBeenCalledTimes(1);
  });
  await fails(tag, address);
  await waitFor(() => {
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the page stays where the server still has this very shell', async () => {
  fetched.mockResolvedValue(pageOf('main.0000000001.js'));
  await fails('script', '/123.0000000001.js');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where the server fails', () => Promise.resolve(new Response('', { status: 503 }))],
])('the page stays %s', async (_where, answer) => {
  fetched.mockImplementation(answer);
  await fails('script', '/123.0000000001.js');
  expect(reload).not.toHaveBeenCalled();
});

it('files of remotes and of others reload nothing', async () => {
  await fails('script', '/remotes/searches/0.1.0/123.0000000001.js');
  await fails('script', 'https://apis.google.com/js/api.js');
  window.dispatchEvent(new ErrorEvent('error', { message: 'a fault in a handler' }));
  expect(fetched).not.toHaveBeenCalled();
});
