import type { DocumentData } from '../../store/documents';
import { aField, aSearch, aSupporter, atLeast } from '../aYear';
import { testServer, type TestServer } from '../testServer';
import { PEOPLE } from './people';

export const ORGANISATIONS = ['grove', 'orchard'] as const;
export type Organisation = (typeof ORGANISATIONS)[number];

/** Stands in everything that one organisation holds, and nowhere else. */
export const markOf = (organisation: Organisation): string => `Qwx${organisation}`;
export const yearOf = (organisation: string): string => `${organisation}-2026`;
/** A supporter of an organisation. */
export const supporterOf = (organisation: string): string => `robin@${organisation}.example`;

const invitation = (email: string): DocumentData => ({
  email,
  admin: true,
  invitedBy: 'ada@example.org',
  invitedAt: new Date('2026-05-01T00:00:00Z'),
});

function documentsOf(organisation: Organisation): Readonly<Record<string, DocumentData>> {
  const mark = markOf(organisation);
  const here = `organisations/${organisation}`;
  const year = `${here}/years/${yearOf(organisation)}`;
  const content = { backgroundColour: '#ffffff', items: [] };
  return {
    [here]: {
      name: mark,
      preferences: { fontFamilies: [mark], colours: [] },
      onlyPublishersPublish: true,
    },
    [year]: {
      name: mark,
      dateFrom: new Date(Date.UTC(2025, 11, 31)),
      dateTo: new Date(Date.UTC(2027, 0, 1)),
      embedPage: `https://${organisation}.example/your-year`,
      retainUntil: null,
      supportersData: { total: 2 },
      sharing: { hashtag: `#${mark}`, picture: false },
    },
    [`${year}/supporters/${supporterOf(organisation)}`]: {
      ...aSupporter({ Gift: '4711', Note: mark }),
      supporterId: `${mark}-1`,
    },
    [`${year}/supporters/wren@${organisation}.example`]: {
      ...aSupporter({ Gift: '1', Note: mark }),
      supporterId: `${mark}-2`,
    },
    [`${year}/fieldsList/gift`]: aField('Gift', 'number'),
    [`${year}/fieldsList/note`]: aField('Note', 'string'),
    [`${year}/searches/givers`]: { ...aSearch(atLeast('Gift', 100)), name: mark },
    [`${year}/screens/hello`]: { name: mark, order: 1, match: 'allUsers', searchIds: [], content },
    [`${year}/results/2026-05-01~1`]: { opened: 40, finished: 30, shared: 20, left: { hello: 12 } },
    [`${here}/invitations/${organisation}-guest@example.org`]: invitation(
      `${organisation}-guest@example.org`,
    ),
    // For no email at all: whose email nobody has verified does not get this one either.
    [`${here}/invitations/null`]: invitation('null'),
    [`${here}/activity/9-one`]: {
      deed: 'personInvited',
      at: new Date('2026-05-01T00:00:00Z'),
      by: `${mark}@example.org`,
      uid: 'x',
      yearId: null,
      person: `${mark}-guest@example.org`,
    },
    // For an email that somebody carries unverified.
    ...(organisation === 'grove'
      ? { [`${here}/invitations/greta@example.org`]: invitation('greta@example.org') }
      : {}),
  };
}

/** Two organisations that hold the same things, and everybody who may come along. */
export const twoOrganisations = (): TestServer =>
  testServer({
    ...Object.fromEntries(
      Object.values(PEOPLE).flatMap(({ documents }) => Object.entries(documents)),
    ),
    ...documentsOf('grove'),
    ...documentsOf('orchard'),
  });
