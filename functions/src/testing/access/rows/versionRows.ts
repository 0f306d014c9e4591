import type { VersionCallable } from '../../../versions/versionCallables';
import type { TestServer } from '../../testServer';
import { idsOf, type Home, type Request, type Row } from '../row';
import { markOf } from '../world';

/** A version and a deleted search of each organisation, under one id. */
async function withKept(on: TestServer, home: Home): Promise<Request> {
  const year = `organisations/${home.organisationId}/years/${home.yearId}`;
  const name = markOf(home.organisation);
  const search = { name, match: 'all', conditions: [] };
  const of = 'kept-search';
  const stamp = { revision: 1, savedBy: 'ada@example.org', savedAt: on.services.now() };
  const version = { of, part: 'search', ...stamp, changes: [], saved: search, bytes: 10 };
  const deletedAt = on.services.now();
  const removeAt = new Date(deletedAt.getTime() + 1_000_000);
  const entry = { kind: 'searches', of, data: search, deletedBy: '', deletedAt, removeAt };
  await on.documents.commit([
    { kind: 'set', path: `${year}/versions/kept`, data: version },
    { kind: 'set', path: `${year}/bin/kept`, data: entry },
  ]);
  return idsOf(home);
}

const ofKept = async (on: TestServer, home: Home): Promise<Request> => ({
  ...(await withKept(on, home)),
  id: 'kept',
});

export const VERSION_ROWS = {
  readVersions: {
    who: 'member',
    request: async (on, home) => ({
      ...(await withKept(on, home)),
      ...{ kind: 'search', id: 'kept-search' },
    }),
  },
  readVersion: { who: 'member', request: ofKept },
  readBin: { who: 'member', request: withKept },
  restoreDeleted: { who: 'editor', request: ofKept },
} as const satisfies Record<VersionCallable, Row>;
