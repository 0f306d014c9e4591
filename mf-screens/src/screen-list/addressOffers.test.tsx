import { act, fireEvent, screen } from '@testing-library/react';
import { listAddressesAtom, type ListAddresses } from 'shared-kernel/address-offers';
import { failed, succeeded, type Organisation, type Roles } from 'shared-kernel/model';
import { anOrganisation, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { SupporterBox } from './SupporterBox';

const MANY = Array.from({ length: 9 }, (_, at) => `many${String(at)}@example.org`);
const EMAILS = ['ann@example.org', 'anna@example.org', 'bo@example.org', ...MANY];

/** As the server lists them. */
const listed: ListAddresses = (_scope, prefix) =>
  Promise.resolve(
    succeeded(EMAILS.filter((email) => email.startsWith(prefix) && email !== prefix).slice(0, 8)),
  );

interface Who {
  readonly roles?: Partial<Roles>;
  readonly organisation?: Organisation;
  readonly list?: ListAddresses;
}

function open({ roles = { admin: true }, organisation, list = listed }: Who = {}) {
  const store = signedIn({ roles, ...(organisation === undefined ? {} : { organisation }) });
  const supporters = EMAILS.map((email) => ({ email, supporterId: '', fields: {} }));
  store.set(screenStoreAtom, memoryScreenStore({ supporters }));
  const asked: string[] = [];
  store.set(listAddressesAtom, {
    list: (scope, prefix) => {
      asked.push(prefix);
      return list(scope, prefix);
    },
  });
  renderPage(() => <SupporterBox plays={false} />, { path: '/screens', store });
  return { asked };
}

const input = () => screen.getByLabelText('Supporter email');
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const write = async (text: string, restMs = 300) => {
  fireEvent.change(input(), { target: { value: text } });
  await pass(restMs);
};
const press = (key: string) => fireEvent.keyDown(input(), { key });

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('addresses that begin like what an admin types', () => {
  it('are offered from three characters on, once the typing rests', async () => {
    const { asked } = open();
    await write('an');
    await write('ann', 200);
    expect(asked).toEqual([]);
    await write(' Ann@', 300);
    expect(asked).toEqual(['ann@']);
    expect(offered()).toEqual(['ann@example.org']);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('1 address begins like this.');
  });

  it('are taken by keyboard, and looked up as one that was written out', async () => {
    open();
    await write('ann');
    expect(offered()).toEqual(['ann@example.org', 'anna@example.org']);
    press('ArrowDown');
    press('ArrowDown');
    expect(screen.getByRole('option', { name: 'anna@example.org' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    press('Enter');
    expect(input()).toHaveValue('anna@example.org');
    expect(offered()).toEqual([]);
    await pass(600);
    expect(screen.getByRole('status')).toHaveTextContent('Supporter found');
    fireEvent.focus(input());
    expect(offered()).toEqual([]);
  });

  it('are taken by mouse, and closed by Escape', async () => {
    open();
    await write('ann');
    press('Escape');
    expect(offered()).toEqual([]);
    expect(input()).toHaveValue('ann');
    await write('anna');
    fireEvent.mouseDown(screen.getByRole('option', { name: 'anna@example.org' }));
    expect(input()).toHaveValue('anna@example.org');
  });

  it('are asked for once where all are known, and again where there may be more', async () => {
    const { asked } = open();
    await write('ann');
    await write('anna');
    expect(offered()).toEqual(['anna@example.org']);
    await write('man');
    expect(offered()).toHaveLength(8);
    expect(screen.getByRole('status')).toHaveTextContent('8 or more addresses begin like this.');
    await write('many8');
    expect(offered()).toEqual(['many8@example.org']);
    await write('many8@example.org');
    expect(asked).toEqual(['ann', 'man', 'many8']);
  });

  it('are those of what was typed last, however long an earlier answer takes', async () => {
    const late: ListAddresses = async (scope, prefix) => {
      if (prefix === 'ann') await new Promise((resolve) => setTimeout(resolve, 5_000));
      return listed(scope, prefix);
    };
    open({ list: late });
    await write('ann');
    await write('man');
    await pass(6_000);
    expect(offered()).toEqual(MANY.slice(0, 8));
  });

  it('are none where that fails, and a whole address is looked up all the same', async () => {
    const failing = { code: 'server/unavailable', message: '' } as const;
    open({ list: () => Promise.resolve(failed(failing)) });
    await write('ann');
    expect(offered()).toEqual([]);
    await write('ann@example.org', 600);
    expect(screen.getByRole('status')).toHaveTextContent('Supporter found');
  });
});

it.each<[string, Who]>([
  ['members', { roles: {} }],
  [
    'admins of an organisation that masks emails',
    { organisation: { ...anOrganisation(), emailsMasked: true } },
  ],
])('%s get the plain input, and nothing is asked', async (_, who) => {
  const { asked } = open(who);
  expect(input()).not.toHaveAttribute('role', 'combobox');
  await write('ann');
  await write('anna', 600);
  expect(asked).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('superadmins are offered addresses as admins are', async () => {
  open({ roles: { superadmin: true } });
  await write('ann');
  expect(offered()).toEqual(['ann@example.org', 'anna@example.org']);
});
