import { screen } from '@testing-library/react';
import { createStore } from 'jotai';
import {
  asId,
  defaultCondition,
  succeeded,
  type OrganisationId,
  type SearchCounts,
  type YearId,
} from 'shared-kernel/model';
import { renderPage } from 'shared-kernel/testing/page';
import { aYear } from 'shared-kernel/testing';
import { countingPortAtom, MatchedNow } from './MatchedNow';

const SCOPE = { organisationId: asId<OrganisationId>('grove'), yearId: asId<YearId>('2026') };
const search = { match: 'all', conditions: [defaultCondition(asId('care'))] } as const;

function open(total: number) {
  const counts: SearchCounts = { total, supporters: 800, conditions: [], fault: null };
  const store = createStore();
  store.set(countingPortAtom, { countSearch: () => Promise.resolve(succeeded(counts)) });
  const Shown = () => <MatchedNow scope={SCOPE} year={aYear({ name: '2026' })} search={search} />;
  renderPage(Shown, { path: '/', store });
}

it('says of how many supporters a search is true before it is added', async () => {
  open(34);
  expect(await screen.findByText('This is true of 34 supporters in 2026 now.')).toBeVisible();
});

it('warns where it is true of nobody: they would not be kept out', async () => {
  open(0);
  expect(await screen.findByText(/^This is true of nobody in 2026 now\./)).toBeVisible();
});
