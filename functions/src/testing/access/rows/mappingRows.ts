import type { MappingCallable } from '../../../mappings/mappingCallables';
import type { TestServer } from '../../testServer';
import { organisationOf, type Home, type Request, type Row } from '../row';
import { markOf } from '../world';
import { mapped } from './importRows';

async function toSave(on: TestServer, home: Home, id: string): Promise<Request> {
  return { ...(await mapped(on, home)), id, name: markOf(home.organisation), expectedRevision: 0 };
}

/** A saved mapping of each organisation, under one id. */
async function withMapping(on: TestServer, home: Home): Promise<Request> {
  await on.handlers.callables.saveMapping(await toSave(on, home, 'kept'), home.admin);
  return organisationOf(home);
}

export const MAPPING_ROWS = {
  saveMapping: { who: 'admin', request: (on, home) => toSave(on, home, 'new') },
  readMappings: { who: 'admin', request: withMapping },
  renameMapping: {
    who: 'admin',
    request: async (on, home) => ({
      ...(await withMapping(on, home)),
      ...{ id: 'kept', name: 'Another', expectedRevision: 1 },
    }),
  },
  deleteMapping: {
    who: 'admin',
    request: async (on, home) => ({ ...(await withMapping(on, home)), id: 'kept' }),
  },
} as const satisfies Record<MappingCallable, Row>;
