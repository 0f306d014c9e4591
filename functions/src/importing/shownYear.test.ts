import { snapshotOfSupporters } from 'evaluation';
import { asShards } from '../snapshot/yearShards';
import { aYear, atLeast, SCOPE } from '../testing/aYear';
import { testServer } from '../testing/testServer';
import { ADA } from '../testing/uploadCsv';
import { asId, type ImportId } from 'shared-kernel/model';
import { shownYear } from './shownYear';

/** More than a call takes arguments. */
const SUPPORTERS = 150_000;

it('a year of which very many are on the care list is shown without them', async () => {
  const { services, handlers, settled } = testServer(aYear());
  await handlers.callables.addToCareList(
    {
      organisationId: SCOPE.organisationId,
      entries: [
        {
          ...{ of: 'search', value: 'Gift is at least 1', effect: 'out', reason: 'other' },
          ...{ note: '', lastDay: null },
          search: { match: 'all', conditions: [{ id: 'c', ...atLeast('Gift', 1) }] },
        },
      ],
    },
    ADA,
  );
  await settled();
  const fields = [{ name: 'Gift', type: 'number' as const }];
  const year = snapshotOfSupporters(
    fields,
    Array.from({ length: SUPPORTERS + 1 }, (_, row) => ({
      ...{ email: `s${String(row)}@example.org`, supporterId: '' },
      fields: { Gift: String(row) },
    })),
  );
  const address = { scope: SCOPE, importId: asId<ImportId>('any') };
  const shown = await shownYear({ services, address }, asShards(year, 1), () => fields);
  expect((await shown.at(0)).rowCount).toBe(1);
});
