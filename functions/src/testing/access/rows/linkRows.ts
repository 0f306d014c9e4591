import type { LinkCallable } from '../../../links/linkCallables';
import type { TestServer } from '../../testServer';
import { idsOf, type Home, type Request, type Row } from '../row';
import { supporterOf } from '../world';

export const VALID_UNTIL = { year: 2026, month: 12, day: 31 };

/** Every supporter of the year has a link. */
export async function exported(on: TestServer, home: Home): Promise<Request> {
  const request = { ...idsOf(home), validUntil: VALID_UNTIL };
  await on.handlers.callables.exportLinks(request, home.admin);
  return idsOf(home);
}

export const LINK_ROWS = {
  exportLinks: {
    who: 'admin',
    request: (_, home) => ({ ...idsOf(home), validUntil: VALID_UNTIL }),
  },
  makeLink: {
    who: 'admin',
    request: (_, home) => ({
      ...idsOf(home),
      ...{ validUntil: VALID_UNTIL, supporter: supporterOf(home.organisation) },
    }),
  },
  sendTestLink: {
    who: 'admin',
    request: (_, home) => ({ ...idsOf(home), supporter: supporterOf(home.organisation) }),
  },
  revokeLink: {
    who: 'admin',
    request: async (on, home) => ({
      ...(await exported(on, home)),
      supporter: supporterOf(home.organisation),
    }),
  },
  revokeAllLinks: { who: 'admin', request: exported },
  linkState: { who: 'member', request: exported },
  saveSharing: {
    who: 'admin',
    request: (_, home) => ({
      ...idsOf(home),
      sharing: { hashtag: '#other', picture: true },
      expectedRevision: 0,
    }),
  },
} as const satisfies Record<LinkCallable, Row>;
