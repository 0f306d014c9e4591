import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addressesPortAtom } from 'shared-kernel/addresses';
import { links } from 'shared-kernel/contract';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  failed,
  succeeded,
  type ItemId,
  type ScreenId,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import {
  aCondition,
  aField,
  aScreen,
  aSearch,
  asTold,
  aYear,
  itInLongRun,
  signedIn,
} from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { memoryScreenStore, type MemoryContents } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { SupporterPage } from './SupporterPage';
import { supporterPortAtom, type SupporterPort } from './supporterPort';

const ANN: Supporter = {
  email: 'ann@example.org',
  supporterId: '42',
  fields: {
    'Spring walk': '01/05/2026',
    Gift: '2026-03-02 CREDIT_SINGLE success::£1250.5',
    Town: 'Oslo',
    Age: 'unsure',
    Extra: '12',
  },
};
const FIELDS = [
  aField({ name: 'Spring walk', type: 'action' }),
  aField({ name: 'Gift', type: 'donation' }),
  aField({ name: 'Town', type: 'string' }),
  aField({ name: 'Age', type: 'number' }),
  aField({ name: 'Nickname', type: 'string' }),
];
const LINK = 'https://oak.example/year#s=ann';
const WALKERS = asId<SearchId>('walkers');
const RIDERS = asId<SearchId>('riders');
const OSLO = asId<SearchId>('oslo');
const town = (dataValue: string) =>
  aCondition({ fieldType: 'data', dataId: 'Town', dataEqualsOperator: '==', dataValue });
const saying = (text: string) => ({
  ...DEFAULT_CONTENT,
  items: [{ ...defaultItem(asId<ItemId>(text), 1), text }],
});
const MASK = 'a…@example.org';

interface Opened extends MemoryContents {
  readonly at?: string;
  readonly admin?: boolean;
}

function open({
  at = links.supporter('ann@example.org'),
  admin = false,
  ...contents
}: Opened = {}) {
  const year = aYear();
  const store = signedIn({ year, roles: { admin } });
  store.set(
    screenStoreAtom,
    memoryScreenStore({ fields: FIELDS, supporters: [ANN], year, ...contents }),
  );
  const readExample = jest.fn((_scope: unknown, _of: unknown, index: number, reveal?: boolean) =>
    Promise.resolve({
      ok: true as const,
      value: index === 2 ? asTold({ ...ANN, email: MASK }, reveal) : null,
    }),
  );
  store.set(addressesPortAtom, {
    show: () => Promise.resolve({ ok: true, value: [] }),
    readExample,
  });
  const port = {
    exportSupporter: jest.fn((_request: object) =>
      Promise.resolve(succeeded({ email: 'ann@example.org' })),
    ),
    saveFile: jest.fn((_name: string, _type: string, _parts: readonly string[]) => undefined),
    makeLink: jest.fn<ReturnType<SupporterPort['makeLink']>, Parameters<SupporterPort['makeLink']>>(
      () => Promise.resolve(succeeded({ link: LINK })),
    ),
    revokeLink: jest.fn((_request: object) => Promise.resolve(succeeded(undefined))),
    now: () => new Date(2026, 10, 21, 12),
  };
  store.set(supporterPortAtom, port);
  renderPage(SupporterPage, { path: '/supporters', at, store });
  return { readExample, port, toast: () => store.get(toastAtom)?.toast };
}

const fields = () => screen.findByRole('region', { name: 'Fields' });
const group = async (name: string) => within(await fields()).getByRole('region', { name });

describe('fields', () => {
  it('are read as the product reads them, by kind', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'ann@example.org' })).toBeVisible();
    expect(screen.getByText('Supporter id 42')).toBeVisible();
    expect(await group('Took part in')).toHaveTextContent('Spring walk1 May 2026');
    expect(await group('Donations')).toHaveTextContent('Gift1,250.50');
    expect(await group('Texts')).toHaveTextContent('TownOslo');
    expect(await group('Not in the field list')).toHaveTextContent('Extra12');
    expect(await group('Numbers')).toHaveTextContent('unsureIt cannot be read');
  });

  itInLongRun('are shown as they were imported when asked for', async () => {
    open();
    const donations = await group('Donations');
    expect(donations).not.toHaveTextContent('CREDIT_SINGLE');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show as imported' }));
    expect(
      await within(donations).findByText('2026-03-02 CREDIT_SINGLE success::£1250.5'),
    ).toBeVisible();
  });

  itInLongRun('that are empty are folded', async () => {
    open();
    await fields();
    expect(screen.queryByText('Nickname')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '1 empty field' }));
    expect(await screen.findByText('Nickname')).toBeInTheDocument();
  });

  itInLongRun('are found by words of their names and values', async () => {
    open();
    await fields();
    const find = (words: string) => {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Find a field' }), {
        target: { value: words },
      });
    };
    find('osl TOWN');
    expect(screen.getByText('1 found')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Donations' })).toBeNull();
    find('nothing like it');
    expect(screen.getByText(/^No field has these words/)).toBeVisible();
  });

  it('that are sensitive are hidden until they are asked for', async () => {
    open({ supporters: [{ ...ANN, masked: ['Town'], searchCounts: {} }] });
    expect(await group('Texts')).toHaveTextContent('TownHidden');
    expect(screen.queryByText('Oslo')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show values' }));
    expect(await screen.findByText('Oslo')).toBeVisible();
  });
});

describe('what they match and see', () => {
  const searches = [
    aSearch({ id: WALKERS, name: 'Walkers', conditions: [aCondition({ dataId: 'Spring walk' })] }),
    aSearch({ id: RIDERS, name: 'Riders', conditions: [aCondition({ dataId: 'Ride' })] }),
    aSearch({ id: OSLO, name: 'In Oslo', conditions: [town('oslo')] }),
  ];
  const screens = [
    aScreen({ id: asId<ScreenId>('walk'), order: 1, name: 'The walk', content: saying('Thanks') }),
    aScreen({
      ...{ id: asId<ScreenId>('ride'), order: 2, name: 'The ride', content: saying('Ride on') },
      ...{ match: 'allSearches', searchIds: [RIDERS] },
    }),
    aScreen({
      ...{ id: asId<ScreenId>('town'), order: 3, name: 'Your town', content: saying('Oslo it is') },
      ...{ match: 'anySearches', searchIds: [OSLO] },
    }),
  ];
  const list = (name: string) => screen.findByRole('list', { name });
  const rows = async (name: string) => within(await list(name)).getAllByRole('listitem');

  it('lists searches that match and, near misses first, those that do not, with why', async () => {
    open({ searches, screens });
    expect(await rows('Searches that match')).toHaveLength(1);
    const others = await rows('Searches that do not match');
    expect(others[0]).toHaveTextContent('In OsloNear miss');
    expect(others[1]).toHaveTextContent('Riders');
    const [why = document.body] = screen.getAllByRole('button', { name: 'Why it does not match' });
    fireEvent.click(why);
    expect(await screen.findByText(/it differs only in capitals/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Walkers' })).toHaveAttribute(
      'href',
      '/searches/walkers',
    );
  });

  it('plays the screens that are seen, and says why the others are not', async () => {
    open({ searches, screens });
    const seen = await list('Screens that are seen');
    expect(seen).toHaveTextContent('The walkAll supporters see it.');
    expect(within(seen).getByText('Thanks')).toBeInTheDocument();
    fireEvent.click(within(seen).getByRole('button', { name: 'Play The walk' }));
    const others = await list('Screens that are not seen');
    expect(others).toHaveTextContent('The rideIts search does not match.');
    expect(screen.getByText('Sees 1 of 3 screens, as they are saved now.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Play the whole story' }));
    expect(await screen.findByRole('dialog', { name: 'As ann@example.org' })).toBeVisible();
  });

  it('says who gets what by values that are hidden, and not why', async () => {
    open({
      ...{ searches, screens },
      supporters: [{ ...ANN, masked: ['Town'], searchCounts: { oslo: 1, walkers: 1, riders: 0 } }],
    });
    const [oslo = document.body] = await rows('Searches that match');
    expect(oslo).toHaveTextContent('In OsloHidden values decide.');
    expect(within(oslo).queryByRole('button')).toBeNull();
    const seen = await list('Screens that are seen');
    expect(seen).toHaveTextContent('Your townHidden values decide');
    expect(seen).toHaveTextContent('“In Oslo” matches.');
    expect(screen.queryByText(/differs only in capitals/)).toBeNull();
  });
});

describe('their link', () => {
  const link = () => screen.findByRole('region', { name: 'Personal link' });

  it('is made by admins, and copied', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { port, toast } = open({ admin: true });
    fireEvent.click(within(await link()).getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByLabelText('Personal link of this supporter')).toHaveValue(LINK);
    expect(screen.getByText(/^Works until 19 February 2027/)).toBeVisible();
    expect(port.makeLink.mock.calls[0]?.[0]).toMatchObject({
      supporter: 'ann@example.org',
      validUntil: { year: 2027, month: 2, day: 19 },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => {
      expect(toast()?.body).toBe('Copied to clipboard!');
    });
    expect(writeText).toHaveBeenCalledWith(LINK);
  });

  it('is revoked once somebody has said yes, and is not shown any more', async () => {
    const { port, toast } = open({ admin: true });
    fireEvent.click(within(await link()).getByRole('button', { name: 'Make a link' }));
    await screen.findByLabelText('Personal link of this supporter');
    fireEvent.click(screen.getByRole('button', { name: 'Revoke their link' }));
    const question = await screen.findByRole('alertdialog');
    expect(port.revokeLink).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => {
      expect(toast()?.body).toBe('Their link no longer works.');
    });
    expect(port.revokeLink.mock.calls[0]?.[0]).toMatchObject({ supporter: 'ann@example.org' });
    expect(screen.queryByLabelText('Personal link of this supporter')).toBeNull();
  });

  it('says why none could be made', async () => {
    const { port, toast } = open({ admin: true });
    const message = 'The year has no page to link to';
    port.makeLink.mockResolvedValue(failed({ code: 'server/failed-precondition', message }));
    fireEvent.click(within(await link()).getByRole('button', { name: 'Make a link' }));
    await waitFor(() => {
      expect(toast()?.body).toContain(message);
    });
  });

  it('is for admins, who know the email', async () => {
    open();
    expect(await link()).toHaveTextContent(/Admins make and revoke links/);
    expect(within(await link()).queryByRole('button')).toBeNull();
  });

  it('waits for the whole email where it is masked', async () => {
    open({ admin: true, at: links.supporterExample({ kind: 'screen', id: 'hello' }, 2) });
    expect(await link()).toHaveTextContent(/Emails are masked/);
    expect(screen.queryByRole('region', { name: /^If they ask/ })).toBeNull();
  });
});

describe('what they may ask for', () => {
  it('is saved as a file, or leads to where erasing is explained', async () => {
    const { port, toast } = open({ admin: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
    await waitFor(() => {
      expect(toast()?.body).toBe('The file was saved');
    });
    expect(port.exportSupporter).toHaveBeenCalledWith({
      ...{ organisationId: 'organisation-1', email: 'ann@example.org' },
    });
    expect(port.saveFile.mock.calls[0]?.[2]).toEqual(['{\n  "email": "ann@example.org"\n}\n']);
    fireEvent.click(screen.getByRole('link', { name: 'Erase…' }));
    expect(await screen.findByText('at /set-up')).toBeVisible();
  });

  it('is not for members, who read that nothing is kept of what was shown', async () => {
    open();
    expect(await screen.findByRole('region', { name: 'What they were shown' })).toHaveTextContent(
      /^What they were shownNothing is kept about that/,
    );
    expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Erase…' })).toBeNull();
  });
});

describe('whom it is about', () => {
  it('asks for a whole email where nobody is named, and opens their page', async () => {
    open({ at: '/supporters' });
    const email = screen.getByRole('textbox', { name: 'Supporter email' });
    fireEvent.change(email, { target: { value: 'ann' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('Write the whole email address.')).toBeVisible();
    fireEvent.change(email, { target: { value: ' Ann@Example.org ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('heading', { name: 'ann@example.org' })).toBeVisible();
  });

  it('is an example under its mask', async () => {
    const { readExample } = open({
      at: links.supporterExample({ kind: 'screen', id: 'hello' }, 2),
    });
    expect(await screen.findByRole('heading', { name: MASK })).toBeVisible();
    expect(readExample.mock.calls[0]?.slice(1)).toEqual([
      { kind: 'screen', id: 'hello' },
      2,
      false,
    ]);
  });

  it('is nobody who is not there, kindly, and another can be asked for', async () => {
    open({ at: links.supporter('bo@example.org') });
    expect(await screen.findByText('Cannot find supporter')).toBeVisible();
    expect(screen.getByText(/has the email bo@example\.org/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Supporter email' })).toHaveValue('bo@example.org');
  });

  it('is no example that is gone', async () => {
    open({ at: links.supporterExample({ kind: 'search', id: 'planters' }, 3) });
    expect(await screen.findByText(/This example is not among the supporters/)).toBeVisible();
  });

  it.each([
    [true, 'On the care list: nobody is shown their screens.'],
    [false, /^Nobody whom .* shows has the email ann@example\.org/],
  ])('is nobody on the care list; an admin (%s) reads: %s', async (admin, words) => {
    const cause = { code: 'data/permission-denied' as const, message: '' };
    const store = memoryScreenStore({ fields: FIELDS });
    const session = signedIn({ year: aYear(), roles: { admin } });
    session.set(screenStoreAtom, {
      ...store,
      readSupporter: () => Promise.resolve(failed({ code: 'data/not-found', message: '', cause })),
    });
    renderPage(SupporterPage, {
      ...{ path: '/supporters', at: links.supporter('ann@example.org'), store: session },
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Fields' })).toBeNull();
  });

  it('says why nothing could be loaded, and tries again', async () => {
    open({ failing: new Set(['readSupporter']) });
    expect(await screen.findByText('The supporter could not be loaded')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await fields()).toBeVisible();
  });
});
