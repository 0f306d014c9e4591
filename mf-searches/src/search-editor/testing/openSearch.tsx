import {
  asId,
  type Condition,
  type Search,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { aCondition, aField, aSearch, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countingPortAtom } from '../../live-count/countingPort';
import { impactPortAtom } from '../../impact/impactPort';
import { memoryImpact } from '../../impact/memoryImpact';
import { memoryCounting, type CountedYear } from '../../live-count/memoryCounting';
import { memorySearchStore, type MemoryContents } from '../../search-store/memorySearchStore';
import { searchStoreAtom } from '../../search-store/searchStore';
import { SearchPage } from '../SearchPage';

export const user = userEvent.setup();
export const id = asId<SearchId>('walkers');

export const walkers = aSearch({
  id,
  name: 'Walkers',
  conditions: [aCondition({ dataId: 'Spring walk' })],
  supportersMatched: 12,
  saved: { revision: 4, savedBy: 'ada@example.org', savedAt: null },
});
export const callers = aSearch({
  id: asId<SearchId>('callers'),
  name: 'Callers',
  conditions: [aCondition({ dataId: 'Phone bank' })],
});
export const fields = [
  aField({ name: 'Spring walk', type: 'action' }),
  aField({ name: 'Town', type: 'string' }),
];

const aSupporter = (email: string, supporterFields: Supporter['fields']): Supporter => ({
  email,
  supporterId: email,
  fields: supporterFields,
});
const supporters = [
  aSupporter('ada@example.org', { 'Spring walk': '01/05/2026', Town: 'Oslo' }),
  aSupporter('bo@example.org', { 'Spring walk': '01/01/2027', Town: 'OSLO' }),
  aSupporter('cy@example.org', { 'Spring walk': '02/06/2026' }),
  aSupporter('di@example.org', {}),
];

/** Opens the search “Walkers” among the given ones, counted by the engine itself over four supporters. */
export async function openSearch(
  parts: Partial<MemoryContents> &
    Partial<Pick<CountedYear, 'failures' | 'asked'>> & {
      readonly state?: unknown;
      readonly admin?: boolean;
    } = {},
) {
  const searches: Search[] = parts.searches ?? [walkers, callers];
  const store = signedIn({ email: 'me@example.org', roles: { admin: parts.admin ?? false } });
  const countSearch = memoryCounting({ fields, supporters, ...parts, searches });
  store.set(countingPortAtom, { countSearch });
  store.set(
    impactPortAtom,
    memoryImpact({ fields, supporters, searches, screens: parts.screens ?? [] }),
  );
  store.set(searchStoreAtom, memorySearchStore({ fields, supporters, ...parts, searches }));
  const { unmount } = renderPage(SearchPage, {
    path: '/searches/:id',
    at: { pathname: '/searches/walkers', state: parts.state ?? null },
    store,
  });
  await screen.findByRole('heading', { name: 'Edit search' });
  await waitFor(() => {
    expect(screen.queryByLabelText('Loading the search')).not.toBeInTheDocument();
  });
  return {
    stored: (): Search | undefined => searches.find((search) => search.id === id),
    put: (search: Search) => searches.splice(0, 1, search),
    toast: () => store.get(toastAtom)?.toast,
    session: store,
    unmount,
  };
}

export const withCondition = (parts: Partial<Condition>): Partial<MemoryContents> => ({
  searches: [{ ...walkers, conditions: [aCondition(parts)] }, callers],
});
export const save = () => user.click(screen.getByRole('button', { name: 'Save search' }));
export const conditionNumber = (number: number) =>
  within(screen.getByRole('group', { name: `Condition ${String(number)}` }));

export const live = () => within(screen.getByRole('region', { name: 'Matches now' }));
export const town = (operator: Condition['dataEqualsOperator'], dataValue: string) =>
  aCondition({
    id: asId<Condition['id']>('town'),
    fieldType: 'data',
    dataId: 'Town',
    dataEqualsOperator: operator,
    dataValue,
  });
