import { act, fireEvent, screen } from '@testing-library/react';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type ScreenContent,
  type ScreenId,
} from 'shared-kernel/model';
import { aField, aScreen, renderPage, signedIn } from 'shared-kernel/testing';
import { memoryScreenStore, type MemoryContents } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { SupporterPreview } from './SupporterPreview';

jest.setTimeout(30_000);

const saying = (text: string): ScreenContent => ({
  ...DEFAULT_CONTENT,
  items: [{ ...defaultItem(asId<ItemId>('item'), 1), text, delay: 1 }],
  delayAfterLastItem: 1,
});

const contents: MemoryContents = {
  fields: [aField({ name: 'First Name' })],
  supporters: [
    { email: 'ann@example.org', supporterId: '1', fields: { 'First Name': 'Ann' } },
    { email: 'bo@example.org', supporterId: '2', fields: {} },
  ],
  screens: [
    aScreen({
      id: asId<ScreenId>('second'),
      name: 'Second',
      order: 2,
      content: saying('Thank you'),
    }),
    aScreen({
      id: asId<ScreenId>('first'),
      name: 'First',
      order: 1,
      content: saying('Dear {field|First Name|0|none|friend}'),
    }),
    aScreen({ id: asId<ScreenId>('nobody'), order: 3, match: 'allSearches' }),
  ],
};

function open(parts: MemoryContents = {}) {
  const store = signedIn();
  store.set(screenStoreAtom, memoryScreenStore({ ...contents, ...parts }));
  renderPage(SupporterPreview, { path: '/screens', store });
}

const write = (email: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Supporter email' }), {
    target: { value: email },
  });
};
const status = () => screen.getByRole('status');
const stage = () => screen.getByRole('group', { name: 'Screen' });
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('looks up 500 ms after the last key, trimmed', async () => {
  open();
  write('  ann');
  await pass(400);
  write('  ann@example.org ');
  await pass(499);
  expect(status()).toHaveTextContent('Loading...');
  await pass(1);
  expect(status()).toHaveTextContent('Supporter found');
});

it('says when there is no such supporter', async () => {
  open();
  write('nobody@example.org');
  await pass(500);
  expect(status()).toHaveTextContent('Cannot find supporter');
});

it('says why nobody could be looked up', async () => {
  open({ failing: new Set(['loadSearches']) });
  write('ann@example.org');
  await pass(500);
  expect(status()).toHaveTextContent('Cannot find supporter');
  expect(screen.getByText(/The server could not be reached/)).toBeVisible();
});

it('plays all screens of the supporter, one after the other, with texts filled in', async () => {
  open();
  write('ann@example.org');
  await pass(500);
  expect(screen.getByText('Screen 1 of 2: First')).toBeVisible();
  expect(stage()).toHaveTextContent('Dear Ann');
  await pass(2100);
  expect(screen.getByText('Screen 2 of 2: Second')).toBeVisible();
  expect(stage()).toHaveTextContent('Thank you');
  await pass(2100);
  expect(screen.getByText('Screen 2 of 2: Second')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('fills in the fallback where nothing is known', async () => {
  open();
  write('bo@example.org');
  await pass(500);
  expect(stage()).toHaveTextContent('Dear friend');
});

it('goes to the next and previous screen, pauses and replays', async () => {
  open();
  write('ann@example.org');
  await pass(500);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  press('Next');
  expect(screen.getByText('Screen 2 of 2: Second')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  press('Previous');
  press('Pause');
  await pass(10_000);
  expect(screen.getByText('Screen 1 of 2: First')).toBeVisible();
  expect(stage().querySelector('[data-item-id]')).not.toBeVisible();
  press('Play');
  await pass(1100);
  expect(stage().querySelector('[data-item-id]')).toBeVisible();
  press('Replay');
  expect(stage().querySelector('[data-item-id]')).not.toBeVisible();
});

it('shows the screen size when asked to', async () => {
  open();
  write('ann@example.org');
  await pass(500);
  expect(screen.queryByText(/390 × 844/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show screen size' }));
  await pass(0);
  expect(screen.getByText('Mobile portrait: 390 × 844 pixels')).toBeVisible();
});

it('says when no screen matches', async () => {
  open({ screens: [aScreen({ match: 'anySearches' })] });
  write('ann@example.org');
  await pass(500);
  expect(screen.getByText('No screens for this supporter')).toBeVisible();
});
