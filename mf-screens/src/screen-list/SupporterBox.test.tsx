import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type FieldListEntry,
  type ItemId,
  type ScreenContent,
  type ScreenId,
} from 'shared-kernel/model';
import { aField, aScreen, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { memoryScreenStore, type MemoryContents } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { SupporterBox } from './SupporterBox';

/** 2 s: its text appears after 1 s, its end marker 1 s later. */
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
  renderPage(() => <SupporterBox plays />, { path: '/screens', store });
}

const input = () => screen.getByLabelText('Supporter email');
const write = (email: string) => {
  fireEvent.change(input(), { target: { value: email } });
};
const status = () =>
  within(screen.getByRole('region', { name: 'Preview as supporter', hidden: true })).getByRole(
    'status',
    { hidden: true },
  );
const story = () => screen.getByRole('group', { name: /^Screens of / });
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const openFor = async (email: string) => {
  write(email);
  await pass(500);
  // The frames in which the dialog comes up.
  await pass(100);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(422);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('looking a supporter up', () => {
  it('asks 500 ms after the last key, with what is written trimmed', async () => {
    open();
    write('  ann');
    await pass(400);
    write('  ann@example.org ');
    await pass(499);
    expect(status()).toHaveTextContent('Loading...');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(1);
    expect(status()).toHaveTextContent('Supporter found');
    expect(screen.getByRole('dialog', { name: 'As ann@example.org' })).toBeInTheDocument();
  });

  it('leaves values of sensitive fields out, until they are asked for', async () => {
    const dot = { email: 'dot@example.org', supporterId: '4', fields: { 'First Name': 'Dot' } };
    open({ supporters: [{ ...dot, masked: ['First Name'] }] });
    await openFor('dot@example.org');
    await pass(1500);
    expect(screen.getByRole('dialog')).toHaveTextContent('Dear friend');
    expect(screen.getByRole('dialog')).toHaveTextContent('“First Name” is sensitive');
    const note = screen.getByRole('note', { name: 'Hidden values', hidden: true });
    expect(note).toHaveTextContent(/^“First Name” is sensitive.*noted in the activity log/);
    fireEvent.click(within(note).getByRole('button', { hidden: true }));
    await pass(600);
    await pass(1500);
    expect(screen.getByRole('dialog')).toHaveTextContent('Dear Dot');
    expect(screen.queryByRole('note', { name: 'Hidden values', hidden: true })).toBeNull();
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

  it('says when no screen matches', async () => {
    open({ screens: [aScreen({ match: 'anySearches' })] });
    await openFor('ann@example.org');
    expect(screen.getByText('No screens for this supporter')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells how many screens there are and how long they take', async () => {
    open();
    await openFor('ann@example.org');
    expect(screen.getByText('2 screens, 4 s')).toBeInTheDocument();
  });

  itInLongRun('plays those of the next supporter as soon as they are found', async () => {
    open();
    await openFor('ann@example.org');
    await openFor('bo@example.org');
    expect(screen.getByRole('dialog', { name: 'As bo@example.org' })).toBeInTheDocument();
    expect(story()).toHaveTextContent('Dear friend');
  });
});

describe('playing', () => {
  it('goes back and forth by key', async () => {
    open();
    await openFor('ann@example.org');
    fireEvent.keyDown(story(), { key: 'ArrowRight' });
    await pass(0);
    expect(screen.getByRole('group', { name: 'Screen 2 of 2: Second' })).toBeInTheDocument();
    fireEvent.keyDown(story(), { key: 'ArrowLeft' });
    await pass(0);
    expect(screen.getByRole('group', { name: 'Screen 1 of 2: First' })).toBeInTheDocument();
  });

  itInLongRun(
    'goes back and forth by key wherever the focus is, one screen for each key',
    async () => {
      open();
      await openFor('ann@example.org');
      const button = screen.getByRole('button', { name: 'Show data' });
      fireEvent.keyDown(button, { key: 'ArrowRight' });
      await pass(0);
      expect(screen.getByRole('group', { name: 'Screen 2 of 2: Second' })).toBeInTheDocument();
      fireEvent.keyDown(screen.getByRole('combobox', { name: 'View' }), { key: 'ArrowLeft' });
      await pass(0);
      expect(screen.getByRole('group', { name: 'Screen 2 of 2: Second' })).toBeInTheDocument();
      fireEvent.keyDown(button, { key: 'ArrowLeft' });
      await pass(0);
      expect(screen.getByRole('group', { name: 'Screen 1 of 2: First' })).toBeInTheDocument();
    },
  );

  it('shows the share buttons that supporters find, without letting staff share', async () => {
    const shared = { ...defaultItem(asId<ItemId>('share'), 1), type: 'share' as const, text: '' };
    const content = { ...DEFAULT_CONTENT, items: [shared] };
    open({ screens: [aScreen({ name: 'First', content })] });
    await openFor('ann@example.org');
    const buttons = within(story()).getByTitle(/^Share buttons/);
    expect(buttons.querySelectorAll('svg')).toHaveLength(8);
    expect(buttons.querySelector('a, button')).toBeNull();
  });

  it('leaves out a screen with nothing on it, which supporters do not get', async () => {
    open({
      screens: [
        aScreen({ name: 'First', content: saying('Hello') }),
        aScreen({ id: asId<ScreenId>('blank') }),
      ],
    });
    await openFor('ann@example.org');
    expect(screen.getByRole('group', { name: 'Screen 1 of 1: First' })).toBeInTheDocument();
  });

  it('plays all screens of the supporter, one after the other, with texts filled in', async () => {
    open();
    await openFor('ann@example.org');
    expect(story()).toHaveTextContent('Dear Ann');
    await pass(2100);
    expect(screen.getByRole('group', { name: 'Screen 2 of 2: Second' })).toBeInTheDocument();
    expect(story()).toHaveTextContent('Thank you');
    await pass(2100);
    expect(screen.getByRole('button', { name: 'Replay' })).toBeInTheDocument();
    press('Replay all');
    await pass(0);
    expect(screen.getByRole('group', { name: 'Screen 1 of 2: First' })).toBeInTheDocument();
  });

  itInLongRun('shows another device, and its size when asked to', async () => {
    open();
    await openFor('ann@example.org');
    expect(screen.queryByText(/390 × 844/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show screen size' }));
    await pass(0);
    expect(screen.getByText('Mobile portrait: 390 × 844 pixels, shown at 50%')).toBeVisible();
    fireEvent.change(screen.getByRole('combobox', { name: 'View' }), {
      target: { value: 'desktopLandscape' },
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Screen size' }), {
      target: { value: 'small' },
    });
    await pass(0);
    expect(screen.getByText('Desktop: 1280 × 610 pixels, shown at 69%')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Screen 1 of 2: First' })).toBeInTheDocument();
  });
});

describe('the data behind placeholders', () => {
  const data = () => screen.getByRole('region', { name: 'Data on this screen' });

  it('holds still and shows the finished screen with what each placeholder read', async () => {
    open();
    await openFor('ann@example.org');
    press('Show data');
    await pass(0);
    expect(story().querySelector('[data-item-id]')).toBeVisible();
    expect(within(data()).getByRole('article', { name: 'Dear Ann' })).toHaveTextContent(
      'Dear AnnFirst NameFieldStoredAnnRead asText “Ann”ShownAnn',
    );
    await pass(10_000);
    expect(screen.getByRole('group', { name: 'Screen 1 of 2: First' })).toBeInTheDocument();
    press('Next screen');
    await pass(0);
    expect(data()).toHaveTextContent('The texts of this screen are the same for everybody.');
  });

  itInLongRun('says why a fallback is shown', async () => {
    open();
    await openFor('bo@example.org');
    press('Show data');
    await pass(0);
    expect(within(data()).getByRole('article', { name: 'Dear friend' })).toHaveTextContent(
      'StoredNothingFallbackfriendNothing is stored about this supporter in this field.',
    );
  });

  itInLongRun('says which text cannot be read', async () => {
    open({ screens: [aScreen({ name: 'First', content: saying('Dear {First Name}') })] });
    await openFor('ann@example.org');
    press('Show data');
    await pass(0);
    expect(data()).toHaveTextContent('What stands in braces cannot be read: Dear {First Name}');
  });
});

describe('[P53] a number that supporters may ask about', () => {
  const gift = aField({ name: 'Gift', type: 'number' });
  const trees: FieldListEntry = {
    ...aField({ name: 'Trees', type: 'number' }),
    calculated: {
      ...{ id: 'trees', figures: null, saved: { revision: 1, savedBy: '', savedAt: null } },
      calculation: { kind: 'rate', field: 'Gift', gives: 1, per: 10, rounding: 'down' },
      ...{ explained: true, explanation: 'We plant a tree for every £10.' },
    },
  };
  const parts = (marked: Partial<FieldListEntry> = {}): MemoryContents => ({
    fields: [{ ...gift, ...marked }, trees],
    supporters: [{ email: 'ann@example.org', supporterId: '1', fields: { Gift: '320' } }],
    screens: [
      aScreen({
        id: asId<ScreenId>('first'),
        content: saying('{field|Trees|0|number|no} trees'),
      }),
    ],
  });
  const asking = () => screen.queryByRole('button', { name: 'How we worked this out' });

  it('is explained as to them, and Escape closes that first', async () => {
    open(parts());
    await openFor('ann@example.org');
    press('How we worked this out');
    const sheet = screen.getByRole('dialog', { name: 'How we worked this out' });
    expect(sheet).toHaveTextContent('32We plant a tree for every £10.');
    fireEvent.keyDown(sheet, { key: 'Escape' });
    expect(sheet).not.toBeInTheDocument();
    expect(story()).toBeVisible();
    expect(asking()).toBeVisible();
  });

  it('is not explained where it comes of what is never shared', async () => {
    open(parts({ neverShareSetBy: 'ada@example.org' }));
    await openFor('ann@example.org');
    expect(story()).toBeVisible();
    expect(asking()).toBeNull();
  });
});
