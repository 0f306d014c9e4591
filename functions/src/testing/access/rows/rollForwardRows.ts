import type { RollForwardCallable } from '../../../roll-forward/rollForwardCallables';
import type { TestServer } from '../../testServer';
import { idsOf, organisationOf, type Home, type Request, type Row } from '../row';

const noteOf = (home: Home): Request => ({
  ...idsOf(home),
  ...{ source: 'earlier', searches: ['brought'], screens: [], calculatedFields: [], story: null },
});

async function noted(on: TestServer, home: Home): Promise<Request> {
  await on.handlers.callables.noteRollForward(noteOf(home), home.admin);
  return { ...idsOf(home), source: 'earlier' };
}

export const ROLL_FORWARD_ROWS = {
  noteRollForward: { who: 'admin', request: (_, home) => noteOf(home) },
  readRollForwards: {
    who: 'admin',
    request: async (on, home) => {
      await noted(on, home);
      return organisationOf(home);
    },
  },
  planRollForwardUndo: { who: 'admin', request: noted },
  undoRollForward: {
    who: 'admin',
    request: async (on, home) => ({ ...(await noted(on, home)), editsUntil: null }),
  },
} as const satisfies Record<RollForwardCallable, Row>;
