import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { failed, succeeded } from 'shared-kernel/model';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportPage } from '../ImportPage';
import { importPortAtom, type ImportPort } from '../importPort';
import { importServer } from './importServer';

export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Each test of a file begins with a clock of its own, and an empty memory of the browser. */
export function freshImports(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    Object.assign(workbook, { sheets: {}, fault: null });
    localStorage.clear();
    jest.useRealTimers();
  });
}

export async function open(server = importServer(), { admin = true } = {}) {
  const store = signedIn({ roles: { admin } });
  store.set(importPortAtom, {
    ...server.port,
    readStart: (file) => Promise.resolve(sheetOf(file) ?? chosenBytes),
    loadWorkbookReader: () => Promise.resolve(workbookReader),
  });
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

/** The sheets of the workbook that is chosen next, as CSV; a sentence where it cannot be read. */
export const workbook: { sheets: Readonly<Record<string, string>>; fault: string | null } = {
  sheets: {},
  fault: null,
};

/** jsdom's files cannot be read: a sheet's is told by its name. */
function sheetOf(file: Blob): Uint8Array | null {
  if (!(file instanceof File) || file.type !== 'text/csv') return null;
  const sheets = Object.entries(workbook.sheets);
  const [, csv] = sheets.find(([name]) => file.name.endsWith(` (${name})`)) ?? sheets[0] ?? [];
  return csv === undefined ? null : new TextEncoder().encode(csv);
}

const workbookReader: Awaited<ReturnType<ImportPort['loadWorkbookReader']>> = {
  sheetNames: () =>
    Promise.resolve(
      workbook.fault === null
        ? succeeded(Object.keys(workbook.sheets))
        : failed({ code: 'import/unreadable-workbook', message: workbook.fault }),
    ),
  readSheet: async (_, sheet, onRows) => {
    await onRows?.(2_000);
    return succeeded([new TextEncoder().encode(workbook.sheets[sheet])]);
  },
};

export async function choose(
  text: string | Uint8Array<ArrayBuffer> | null = FILE,
  name = 'people.csv',
) {
  fileHolds(text);
  await user.upload(
    screen.getByLabelText('CSV file or Excel workbook'),
    new File([text ?? 'gone'], name),
  );
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
