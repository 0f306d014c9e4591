import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportPage } from '../ImportPage';
import { importPortAtom } from '../importPort';
import { importServer } from './importServer';

export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Each test of a file begins with a clock of its own, and an empty memory of the browser. */
export function freshImports(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    localStorage.clear();
    jest.useRealTimers();
  });
}

export async function open(server = importServer(), { admin = true } = {}) {
  const store = signedIn({ roles: { admin } });
  store.set(importPortAtom, { ...server.port, readStart: () => Promise.resolve(chosenBytes) });
  const { unmount } = renderPage(ImportPage, { path: '/fields/import', store });
  await pass(0);
  return { ...server, unmount };
}

export const FILE = 'Email,City,Gift\nzoe@example.org,Malmö,5\n';

/** jsdom's files cannot be read. */
let chosenBytes: Uint8Array | null = null;

/** What is read of the file that is chosen next; null where it cannot be read any more. */
export function fileHolds(content: string | Uint8Array | null): void {
  chosenBytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

export async function choose(text: string | Uint8Array<ArrayBuffer> = FILE, name = 'people.csv') {
  fileHolds(text);
  await user.upload(screen.getByLabelText('CSV file'), new File([text], name));
  await pass(0);
}

export const click = async (name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(0);
};

export const step = () =>
  within(screen.getByRole('list', { name: 'Steps of the import' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent;

export const column = (name: string) => within(screen.getByRole('article', { name }));
export const names = (asked: readonly (readonly [string, unknown?])[]) =>
  asked.map(([name]) => name);
