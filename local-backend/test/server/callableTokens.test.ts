import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { yearScope } from 'functions/handlers';
import { IN_LONG_RUN } from 'shared-kernel/testing';
import {
  CALLABLE_OPERATIONS,
  type ROUTE_OPERATIONS,
} from '../../../functions/src/testing/access/operations';
import { PEOPLE } from '../../../functions/src/testing/access/people';
import type { Home } from '../../../functions/src/testing/access/row';
import { chunkOf } from '../../../functions/src/testing/access/rows/importRows';
import { pictureOf } from '../../../functions/src/testing/access/rows/mediaRows';
import { twoOrganisations, yearOf } from '../../../functions/src/testing/access/world';
import { openDataFolder, PROJECT_ID, startLocalBackend, type LocalBackend } from '../../src';
import { folderTrust, type Trust } from '../../src/auth';
import { readFolderSecret } from '../../src/entry/folderSecret';

const NOW_SECONDS = Math.floor(Date.now() / 1000);

const ADMIN = PEOPLE.admin.caller ?? { uid: '', token: {} };
const HOME: Home = {
  organisation: 'grove',
  organisationId: 'grove',
  yearId: yearOf('grove'),
  admin: ADMIN,
};

let folder: string;
let backend: LocalBackend;
/** Authorization headers by what is wrong with them; none at all for null. */
let refused: Readonly<Record<string, string | null>>;
/** Those of people who are who they say they are. */
let believed: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callable-tokens-'));
  const dataDirectory = join(folder, 'data');
  const log = (): void => undefined;
  const seeding = await openDataFolder(dataDirectory, { log });
  const world = twoOrganisations().documents.everything();
  await seeding.documents.commit(world.map(([path, data]) => ({ kind: 'set', path, data })));
  await seeding.settled(yearScope('grove', HOME.yearId));
  await seeding.close();
  backend = await startLocalBackend({ port: 0, dataDirectory, demo: false, log });
  const ours = folderTrust((await readFolderSecret(dataDirectory)) ?? '');
  const others = folderTrust('the secret of another folder');
  const good = tokenOf({}, ours);
  const [header, claims, signature = ''] = good.split('.');
  refused = {
    'no token': null,
    'an empty token': 'Bearer ',
    'no token at all': 'Bearer nonsense',
    'another scheme': `Basic ${good}`,
    unsigned: `Bearer ${tokenOf({}, { algorithm: 'none', sign: () => '' })}`,
    'unsigned by name': `Bearer ${tokenOf({}, { algorithm: 'none', sign: ours.sign })}`,
    'its signature taken away': `Bearer ${String(header)}.${String(claims)}.`,
    'a forged signature': `Bearer ${String(header)}.${String(claims)}.${signature.toLowerCase()}`,
    'a signature of other claims': `Bearer ${String(header)}.${claimsOf({ sub: 'sasha' })}.${signature}`,
    "signed by another folder's secret": `Bearer ${tokenOf({}, others)}`,
    expired: `Bearer ${tokenOf({ exp: NOW_SECONDS }, ours)}`,
    'without an end': `Bearer ${tokenOf({ exp: null }, ours)}`,
    'of another project': `Bearer ${tokenOf({ aud: 'demo-another' }, ours)}`,
    'by another issuer': `Bearer ${tokenOf({ iss: 'https://securetoken.example' }, ours)}`,
    'of nobody': `Bearer ${tokenOf({ sub: '' }, ours)}`,
    'the bearer of emulators': 'Bearer owner',
  };
  believed = {
    'an admin': `Bearer ${good}`,
    'a newcomer': `Bearer ${tokenOf({ sub: 'newcomer' }, ours)}`,
  };
}, 30_000);

afterAll(async () => {
  await backend.settled();
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

/** The admin of the organisation that is asked about, with all that our own tokens say. */
const claimsOf = (changes: object): string =>
  part({
    ...ADMIN.token,
    sub: ADMIN.uid,
    auth_time: NOW_SECONDS - 60,
    iat: NOW_SECONDS - 60,
    exp: NOW_SECONDS + 3_000,
    aud: PROJECT_ID,
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    ...changes,
  });
const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

function tokenOf(changes: object, { algorithm, sign }: Pick<Trust, 'algorithm' | 'sign'>): string {
  const content = `${part({ alg: algorithm, typ: 'JWT' })}.${claimsOf(changes)}`;
  return `${content}.${sign(content)}`;
}

interface Asked {
  readonly path: string;
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** A request that the admin may make. */
async function askedOf({ name, request }: (typeof CALLABLE_OPERATIONS)[number]): Promise<Asked> {
  const data = await request(twoOrganisations(), HOME);
  const path = `/${PROJECT_ID}/us-central1/${name}`;
  return { path, type: 'application/json', body: JSON.stringify({ data }) };
}

const ROUTES: Readonly<Record<keyof typeof ROUTE_OPERATIONS, () => Promise<Asked>>> = {
  uploadImportChunk: async () => {
    const sent = chunkOf(HOME, 'an-import');
    const body = new Uint8Array(await sent.arrayBuffer());
    return { path: new URL(sent.url).pathname, type: 'application/octet-stream', body };
  },
  uploadPicture: () =>
    Promise.resolve({
      path: `/api/media/${HOME.organisationId}`,
      type: 'application/octet-stream',
      body: pictureOf(HOME),
    }),
};

const OPERATIONS = [
  ...CALLABLE_OPERATIONS.map((one) => [one.name, () => askedOf(one)] as const),
  ...Object.entries(ROUTES),
];

async function answerTo({ path, type, body }: Asked, authorization: string | null) {
  const answer = await fetch(backend.origin + path, {
    method: 'POST',
    headers: { 'content-type': type, ...(authorization === null ? {} : { authorization }) },
    body,
  });
  const { error } = (await answer.json()) as { readonly error?: { readonly status: string } };
  return { status: answer.status, code: error?.status };
}

/** Operations that are asked with every kind of token in short as well: what is worst in the wrong hands, and routes. */
const WHOLE: readonly string[] = [
  ...[
    'readCareList',
    'exportLinks',
    'setRole',
    'eraseSupporter',
    'exportSupporter',
    'readSupporter',
  ],
  ...['showSensitiveField', 'deleteOrganisation', 'deleteMyAccount', 'claimInstallation'],
  ...Object.keys(ROUTES),
];
/** Those that tell whether an operation looks at tokens at all. */
const TELLING: readonly string[] = ['no token', 'a forged signature'];

/** None of them is open to everybody: what is, `serveEmbed`, asks for a link instead (`linkCells`). */
it.each(OPERATIONS)('whoever shows no token of ours is nobody to %s', async (name, make) => {
  const asked = await make();
  const isTried = ([kind]: readonly [string, unknown]): boolean =>
    IN_LONG_RUN || WHOLE.includes(name) || TELLING.includes(kind);
  const answers = Object.entries(refused)
    .filter(isTried)
    .map(async ([what, authorization]) => [what, await answerTo(asked, authorization)] as const);
  for (const [what, answer] of await Promise.all(answers))
    expect([what, answer]).toEqual([what, { status: 401, code: 'UNAUTHENTICATED' }]);
  for (const [who, authorization] of Object.entries(believed).filter(isTried))
    expect([who, (await answerTo(asked, authorization)).status]).not.toEqual([who, 401]);
});
