import { act, render, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import {
  asId,
  succeeded,
  type OrganisationId,
  type YearId,
  type YearScope,
} from 'shared-kernel/model';
import { authAtom } from 'shared-kernel/session';
import { signedIn } from 'shared-kernel/testing';
import type { ReactNode } from 'react';
import { queryClientAtom } from './queryClientAtom';
import { ofYear } from './reading';
import { ServerState } from './ServerState';
import { useReading } from './useReadings';
import { useServerChanges } from './useServerChanges';

const scope: YearScope = {
  organisationId: asId<OrganisationId>('trust'),
  yearId: asId<YearId>('2026'),
};
let store = signedIn();
let stored: readonly { readonly id: string }[] = [];

beforeEach(() => {
  store = signedIn();
  stored = [{ id: 'a' }, { id: 'b' }];
  render(<ServerState />, { wrapper });
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const load = jest.fn(() => Promise.resolve(succeeded({ items: stored, malformed: [] })));
const searches = ofYear(scope, 'searches', load);
const list = (reading = searches) => renderHook(() => useReading(reading)[0], { wrapper });
const changes = () => renderHook(() => useServerChanges(), { wrapper }).result.current;
const shown = (items: typeof stored) => ({ status: 'ready', value: { items, malformed: [] } });

it('keeps nothing from before a change, so that the next page does not show it', async () => {
  const before = list();
  await settled();
  before.unmount();
  changes().changed();
  expect(list().result.current).toEqual({ status: 'loading' });
  await settled();
});

it('reads again what a page shows of a year that has changed', async () => {
  const { result } = list();
  await settled();
  stored = [{ id: 'a' }];
  const { yearChanged } = changes();
  await act(() => yearChanged(scope));
  expect(result.current).toEqual(shown([{ id: 'a' }]));
});

it('leaves another year as it is', async () => {
  list();
  await settled();
  load.mockClear();
  const { yearChanged } = changes();
  await act(() => yearChanged({ ...scope, yearId: asId<YearId>('2025') }));
  expect(load).not.toHaveBeenCalled();
});

it('leaves out what is being deleted, and reads the list when that is done', async () => {
  const before = list();
  await settled();
  before.unmount();
  let done: () => void = () => undefined;
  const deletion = new Promise<void>((resolve) => (done = resolve));
  changes().leavingOut({ list: searches.key, id: 'b' }, deletion);
  load.mockClear();
  const { result } = list();
  expect(result.current).toEqual(shown([{ id: 'a' }]));
  await settled();
  expect(load).not.toHaveBeenCalled();
  stored = [{ id: 'a' }];
  done();
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual(shown([{ id: 'a' }]));
});

it.each([
  ['of another kind', ofYear(scope, 'screens', load)],
  ['of another year', ofYear({ ...scope, yearId: asId<YearId>('2025') }, 'searches', load)],
])('leaves what has the same id in a list %s', async (_name, reading) => {
  const before = list(reading);
  await settled();
  before.unmount();
  changes().leavingOut({ list: searches.key, id: 'b' }, Promise.resolve());
  expect(list(reading).result.current).toEqual(shown([{ id: 'a' }, { id: 'b' }]));
  await settled();
});

it('the end of a session empties what was kept, not only hides it', async () => {
  const before = list();
  await settled();
  before.unmount();
  const { result } = renderHook(() => store.get(queryClientAtom), { wrapper });
  const kept = result.current;
  expect(kept.getQueryCache().getAll()).toHaveLength(1);
  act(() => {
    store.set(authAtom, { status: 'loggedOut' });
  });
  expect(kept.getQueryCache().getAll()).toHaveLength(0);
});
