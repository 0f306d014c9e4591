import type { CareCallable } from '../../../care/careCallables';
import type { TestServer } from '../../testServer';
import { organisationOf, type Home, type Request, type Row } from '../row';
import { supporterOf } from '../world';

/** The supporter of the home on its list. */
const entryOf = (home: Home): Request => ({
  of: 'email',
  value: supporterOf(home.organisation),
  effect: 'out',
  reason: 'bereavement',
  note: '',
  lastDay: null,
});

const idsOnList = async (on: TestServer, home: Home): Promise<readonly string[]> => {
  const request = { ...organisationOf(home), entries: [entryOf(home)] };
  const { list } = (await on.handlers.callables.addToCareList(request, home.admin)) as {
    readonly list: { readonly entries: readonly { readonly id: string }[] };
  };
  return list.entries.map(({ id }) => id);
};

export const CARE_ROWS = {
  readCareList: { who: 'admin', request: (_, home) => organisationOf(home) },
  addToCareList: {
    who: 'admin',
    request: (_, home) => ({ ...organisationOf(home), entries: [entryOf(home)] }),
  },
  endCareEntries: {
    who: 'admin',
    request: async (on, home) => ({
      ...organisationOf(home),
      ids: await idsOnList(on, home),
    }),
  },
} as const satisfies Record<CareCallable, Row>;
