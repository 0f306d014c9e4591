import { DEFAULT_STORY } from 'shared-kernel/model';
import { emailOf } from '../../../caller';
import type { Handlers } from '../../../createHandlers';
import { makeClaim } from '../../../installation/claim';
import { SUPERADMINS } from '../../../store/paths';
import { PEOPLE } from '../people';
import { idsOf, organisationOf, type Row } from '../row';
import { supporterOf } from '../world';
import { CARE_ROWS } from './careRows';
import { IMPORT_ROWS } from './importRows';
import { LINK_ROWS } from './linkRows';
import { MEDIA_ROWS } from './mediaRows';
import { ORGANISATION_ROWS } from './organisationRows';
import { PUBLISHING_ROWS } from './publishingRows';
import { ROLL_FORWARD_ROWS } from './rollForwardRows';
import { MAPPING_ROWS } from './mappingRows';
import { TEMPLATE_ROWS } from './templateRows';
import { VERSION_ROWS } from './versionRows';

const TOTAL = { kind: 'sum', fields: { by: 'prefix', prefix: 'N' }, isMoney: false };

/** Who may call what: a callable without its row does not compile, and fails the matrix. */
export const ROWS = {
  ...CARE_ROWS,
  ...IMPORT_ROWS,
  ...LINK_ROWS,
  ...MEDIA_ROWS,
  ...ORGANISATION_ROWS,
  ...PUBLISHING_ROWS,
  ...ROLL_FORWARD_ROWS,
  ...MAPPING_ROWS,
  ...TEMPLATE_ROWS,
  ...VERSION_ROWS,
  saveStory: {
    who: 'admin',
    request: (_, home) => ({
      ...idsOf(home),
      story: {
        ...DEFAULT_STORY,
        hostedPage: { ...DEFAULT_STORY.hostedPage, path: `${home.organisation}-year` },
      },
      expectedRevision: 0,
    }),
  },
  countSearch: {
    who: 'member',
    request: (_, home) => ({
      ...idsOf(home),
      search: { id: 'draft', name: '', match: 'all', conditions: [] },
      requestId: 1,
    }),
  },
  compareSearches: {
    who: 'member',
    request: (_, home) => ({ ...idsOf(home), searchIds: ['givers', 'gone'] }),
  },
  previewSearch: {
    who: 'member',
    request: (_, home) => ({
      ...idsOf(home),
      search: { id: 'givers', name: '', match: 'all', conditions: [] },
      requestId: 1,
    }),
  },
  countAudience: {
    who: 'member',
    request: (_, home) => ({
      ...idsOf(home),
      screen: {
        ...{ id: 'draft', match: 'allUsers', searchIds: [] },
        items: [
          {
            ...{ id: 'one', conditions: [], conditionsMatch: 'all' },
            texts: ['{field|Note|0|none|} {search|givers|0|none|}'],
          },
        ],
      },
      requestId: 1,
    }),
  },
  previewCalculatedField: {
    who: 'member',
    request: (_, home) => ({
      ...idsOf(home),
      field: { id: 'draft', calculation: TOTAL },
      requestId: 1,
    }),
  },
  saveCalculatedField: {
    who: 'editor',
    request: (_, home) => ({
      ...idsOf(home),
      field: { id: 'total', name: 'In all', calculation: TOTAL, explained: false },
      expectedRevision: 0,
    }),
  },
  deleteCalculatedField: {
    who: 'editor',
    request: (_, home) => ({ ...idsOf(home), id: 'gone' }),
  },
  restoreCalculatedField: {
    who: 'editor',
    request: async (on, home) => {
      const year = `organisations/${home.organisationId}/years/${home.yearId}`;
      const deletedAt = on.services.now();
      const entry = {
        ...{ kind: 'calculatedFields', of: 'kept', data: { name: 'Kept', calculation: TOTAL } },
        ...{ deletedBy: '', deletedAt, removeAt: new Date(deletedAt.getTime() + 1_000_000) },
      };
      await on.documents.commit([{ kind: 'set', path: `${year}/bin/field`, data: entry }]);
      return { ...idsOf(home), id: 'field' };
    },
  },
  readHome: { who: 'member', request: (_, home) => idsOf(home) },
  readReach: { who: 'member', request: (_, home) => idsOf(home) },
  readResults: { who: 'member', request: (_, home) => idsOf(home) },
  readActivity: { who: 'admin', request: (_, home) => organisationOf(home) },
  exportActivity: { who: 'admin', request: (_, home) => organisationOf(home) },
  eraseSupporter: {
    who: 'admin',
    request: (_, home) => ({ ...idsOf(home), email: supporterOf(home.organisation) }),
  },
  exportSupporter: {
    who: 'admin',
    request: (_, home) => ({ ...idsOf(home), email: supporterOf(home.organisation) }),
  },
  findSupporter: {
    who: 'admin',
    request: (_, home) => ({ ...organisationOf(home), email: supporterOf(home.organisation) }),
  },
  exportYear: { who: 'admin', request: (_, home) => idsOf(home) },
  bringBackYear: {
    who: 'admin',
    request: (_, home) => ({
      ...organisationOf(home),
      file: {
        year: { id: 'y', name: 'Back', dateFrom: '2025-12-31', dateTo: '2027-01-01' },
        searches: [],
        screens: [],
      },
    }),
  },
  listAddresses: {
    who: 'admin',
    request: (_, home) => ({ ...idsOf(home), prefix: 'robin' }),
  },
  readSupporter: {
    who: 'member',
    request: (_, home) => ({ ...idsOf(home), email: supporterOf(home.organisation) }),
  },
  setEmailsMasked: {
    who: 'admin',
    request: (_, home) => ({ ...organisationOf(home), emailsMasked: true }),
  },
  showAddresses: {
    who: 'editor',
    request: (_, home) => ({ ...idsOf(home), of: { kind: 'search', id: 'givers' } }),
  },
  showSensitiveField: {
    who: 'editor',
    request: (_, home) => ({ ...idsOf(home), fieldName: 'Gift' }),
  },
  allowSupporter: {
    who: 'admin',
    request: async (on, home) => {
      const request = { ...organisationOf(home), email: supporterOf(home.organisation) };
      await on.handlers.callables.eraseSupporter(request, home.admin);
      return request;
    },
  },
  claimInstallation: {
    who: 'verified',
    // Of an installation that is nobody's yet.
    request: async (on) => {
      const superadmins = await on.documents.list(SUPERADMINS);
      await on.documents.commit(superadmins.map(({ path }) => ({ kind: 'delete', path })));
      return { claim: (await makeClaim(on.services))?.claim };
    },
  },
  deleteMyAccount: {
    who: 'signedIn',
    admitsDeparted: true,
    // So that the only admins of both may go.
    request: async (on) => {
      for (const [organisationId, admin, other] of [
        ['grove', PEOPLE.admin, PEOPLE.member],
        ['orchard', PEOPLE.strangeAdmin, PEOPLE.strangeMember],
      ] as const) {
        const another = { organisationId, userId: other.caller?.uid, admin: true };
        await on.handlers.callables.setAdmin(another, admin.caller);
      }
      return { confirmedEmail: '' };
    },
    inNameOf: (caller) => ({ confirmedEmail: emailOf(caller) }),
  },
  reportFault: {
    who: 'signedIn',
    request: () => ({
      ...{ remote: 'searches', version: '1.0.0', owner: 'Searches team' },
      ...{ kind: 'render', message: 'boom', stack: '' },
    }),
  },
  readFaults: { who: 'superadmin', request: () => ({}) },
} as const satisfies Record<keyof Handlers['callables'], Row>;

export type CallableName = keyof typeof ROWS;
