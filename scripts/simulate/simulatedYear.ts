import {
  wholeImport,
  type WholeImport,
  type CallableFunction,
  type DocumentWrite,
} from 'functions/handlers';
import { benchSearches } from '../bench/benchSearches';
import { benchScreens } from '../bench/benchScreens';
import { decodedDocument, encodedWrite } from './encoded';
import { yearFile } from './yearFile';
import type { Cloud } from './cloud';
import { SIMULATED_ADMIN } from './people';

export const SHOWS_A_YEAR = 1_000_000;
const SHOWS_TRIED = 500;

const IDS = { organisationId: 'grove', yearId: '2026' } as const;
const ORGANISATION = 'organisations/grove';
const YEAR = `${ORGANISATION}/years/2026`;
const VALID_UNTIL = { year: 2027, month: 3, day: 31 };

const PUBLISHED = { screenIds: null, timeZone: 'Europe/London', from: null, until: null };

export interface Step {
  readonly name: string;
  readonly work: () => Promise<void>;
  /** How often the year does it, where only some of it are tried. */
  readonly times?: number;
}

/** What happens to a year of supporters, step by step. */
export function yearOf(
  cloud: Cloud,
  { supporters, searches }: { readonly supporters: number; readonly searches: number },
): readonly Step[] {
  const tokens: string[] = [];
  const { wrong } = cloud;
  const call = async (name: string, data: object): Promise<unknown> => {
    const { answer, failure } = await cloud.request({
      kind: 'callable',
      name,
      data: { ...IDS, ...data },
    });
    if (failure !== null) throw new Error(`${name}: ${failure.message}`);
    return answer;
  };
  const importing = async (bytes: Uint8Array): Promise<void> => {
    const record = await wholeImport({
      handlers: {
        callables: callablesOver(call),
        chunkUpload: async (request) => {
          const body = new Uint8Array(await request.arrayBuffer());
          const { answer } = await cloud.request({ kind: 'chunk', url: request.url, body });
          const { status, text } = answer as { readonly status: number; readonly text: string };
          return new Response(text === '' ? null : text, { status });
        },
      },
      documents: unseenReads(cloud),
      settled: cloud.settled,
      caller: SIMULATED_ADMIN,
      ...IDS,
      fileName: 'supporters.csv',
      bytes,
    });
    if (record.state !== 'done') wrong(`An import is ${record.state}: ${record.failure}`);
    newest = record.id;
  };
  let newest = '';
  const stored = (): number =>
    cloud.store.unseen({ kind: 'count', asked: [`${YEAR}/supporters`] }).count ?? 0;
  const expectStored = (count: number): void => {
    if (stored() !== count)
      wrong(`${String(stored())} supporters are stored, not ${String(count)}`);
  };

  return [
    {
      name: 'set up',
      work: () => {
        cloud.store.unseen({ kind: 'commit', writes: setUp(searches).map(encodedWrite), read: [] });
        return Promise.resolve();
      },
    },
    {
      name: 'first import, counts of all searches',
      work: async () => {
        await importing(yearFile(supporters));
        expectStored(supporters);
      },
    },
    {
      name: 'the same file again',
      work: () => importing(yearFile(supporters)),
    },
    {
      name: 'next day: one in 20 changed, one in 100 new',
      work: async () => {
        await importing(yearFile(supporters, 20, Math.ceil(supporters / 100)));
        expectStored(supporters + Math.ceil(supporters / 100));
      },
    },
    {
      name: 'undone',
      work: async () => {
        await call('undoImport', { importId: newest });
        await cloud.settled();
        expectStored(supporters);
      },
    },
    {
      name: 'every supporter changed',
      work: () => importing(yearFile(supporters, 1)),
    },
    {
      name: 'somebody erased',
      work: async () => {
        await call('eraseSupporter', { email: 'supporter.7@example.org' });
        await cloud.settled();
        expectStored(supporters - 1);
      },
    },
    {
      name: 'published',
      work: async () => {
        const { hash } = (await call('planPublishing', PUBLISHED)) as { readonly hash: string };
        await call('publish', { ...PUBLISHED, hash });
      },
    },
    {
      name: 'links exported',
      work: async () => {
        for (let after: string | null = ''; after !== null;) {
          const asked = { validUntil: VALID_UNTIL, ...(after === '' ? {} : { after }) };
          const page = (await call('exportLinks', asked)) as LinksPage;
          for (const { link } of page.rows.slice(0, SHOWS_TRIED - tokens.length))
            tokens.push(link.slice(link.indexOf('#s=') + 3));
          after = page.next;
        }
      },
    },
    {
      name: 'shows',
      times: SHOWS_A_YEAR / SHOWS_TRIED,
      work: async () => {
        for (const [at, token] of tokens.entries()) {
          const { answer } = await cloud.request({
            kind: 'embed',
            path: '/api/embed/screens',
            body: JSON.stringify({ token }),
            address: `198.51.${String(at >> 8)}.${String(at & 255)}`,
          });
          const { status, text } = answer as { readonly status: number; readonly text: string };
          if (status !== 200) wrong(`A show was answered ${String(status)}: ${text}`);
        }
      },
    },
  ];
}

interface LinksPage {
  readonly rows: readonly { readonly link: string }[];
  readonly next: string | null;
}

const setUp = (searches: number): readonly DocumentWrite[] => [
  { kind: 'set', path: ORGANISATION, data: { name: 'Grove' } },
  { kind: 'set', path: `${ORGANISATION}/admins/ada`, data: {} },
  { kind: 'set', path: 'users/ada', data: { organisation: 'grove' } },
  {
    kind: 'set',
    path: YEAR,
    data: {
      name: '2026',
      dateFrom: new Date(Date.UTC(2025, 11, 31)),
      dateTo: new Date(Date.UTC(2027, 0, 1)),
      embedPage: 'https://years.example.org/year',
    },
  },
  // As a new year is made: nothing of it is seen before it is published.
  {
    kind: 'set',
    path: `${YEAR}/publishing/state`,
    data: { last: 0, timeline: [], takenDown: null, timeZone: '' },
  },
  ...benchSearches(searches).map(({ id, ...search }) => ({
    kind: 'set' as const,
    path: `${YEAR}/searches/${id}`,
    data: { ...search, supportersMatchedUpdate: true },
  })),
  ...benchScreens(benchSearches(searches))
    .slice(0, 6)
    .map(({ id, ...screen }, index) => ({
      kind: 'set' as const,
      path: `${YEAR}/screens/${id}`,
      data: {
        ...screen,
        name: `Screen ${String(index)}`,
        order: index,
        supportersMatchedUpdate: true,
      },
    })),
];

/** The callables, each call a request of its own. */
const callablesOver = (call: (name: string, data: object) => Promise<unknown>) =>
  new Proxy({} as WholeImport['handlers']['callables'], {
    get:
      (_, name): CallableFunction =>
      (data) =>
        call(String(name), data as object),
  });

/** For the driver of an import, which polls the record of its import. */
const unseenReads = ({ store }: Cloud): WholeImport['documents'] => ({
  get: (path) => {
    const { documents = [] } = store.unseen({ kind: 'getAll', paths: [path] });
    return Promise.resolve(documents[0] ? decodedDocument(documents[0]) : null);
  },
});
