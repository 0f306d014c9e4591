import { readFile } from 'node:fs/promises';
import {
  wholeImport,
  type Caller,
  type DocumentData,
  type Documents,
  type Handlers,
} from 'functions/handlers';
import {
  civilDateInUtc,
  dayBeside,
  isoDay,
  REVISION_FIELDS,
  revisionIn,
  type PublishingPlan,
} from 'shared-kernel/model';
import { demoFile } from './demoFile';
import { demoResults, exportDay, type DemoShows } from './demoResults';
import { DEMO_ORGANISATIONS, type DemoOrganisation, type DemoYear } from './organisations';
import { DEMO_PEOPLE, SUPERADMIN, type DemoPerson } from './people';

/** Says that the demo is there; nothing of it is ever written again. */
const MARKER = 'local/demo';

export interface DemoSeed {
  readonly documents: Documents;
  readonly handlers: Handlers;
  /** Waits for the jobs that have been started. */
  readonly settled: () => Promise<void>;
  /** Makes the person known to the identity provider; again changes nothing. */
  readonly addAccount: (person: DemoPerson) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Sets up the demo people and organisations once: supporters by the real import, counts by the real matching. Broken
 * off in the middle it begins anew at the next start, over what is there.
 */
export async function seedDemo(seed: DemoSeed): Promise<void> {
  const { documents, settled, now } = seed;
  if ((await documents.get(MARKER)) !== null) return;
  await settled();
  for (const person of DEMO_PEOPLE) await addPerson(seed, person);
  for (const organisation of DEMO_ORGANISATIONS) await addOrganisation(seed, organisation);
  await documents.commit([{ kind: 'set', path: MARKER, data: { seededAt: now() } }]);
}

async function addPerson({ documents, addAccount }: DemoSeed, person: DemoPerson): Promise<void> {
  const { uid, email, name, organisation, superadmin, admin, given } = person;
  await addAccount(person);
  const [firstName = ''] = name.split(' ');
  const roles = [
    ...(superadmin ? [`superadmins/${uid}`] : []),
    ...(admin && organisation !== null ? [`organisations/${organisation}/admins/${uid}`] : []),
  ];
  await documents.commit([
    {
      kind: 'set',
      path: `users/${uid}`,
      data: { profile: { email, firstName }, ...(organisation === null ? {} : { organisation }) },
    },
    ...roles.map((path) => ({ kind: 'set' as const, path, data: {} })),
    ...(given === undefined || organisation === null
      ? []
      : [
          {
            kind: 'set' as const,
            path: `organisations/${organisation}/roles/${uid}`,
            data: { role: given },
          },
        ]),
  ]);
}

async function addOrganisation(seed: DemoSeed, organisation: DemoOrganisation): Promise<void> {
  const { id, name, preferences, years } = organisation;
  await seed.documents.commit([
    { kind: 'set', path: `organisations/${id}`, data: { name, preferences } },
  ]);
  for (const year of years) await addYear(seed, id, year);
}

async function addYear(
  { documents, handlers, settled, now }: DemoSeed,
  organisationId: string,
  { supporters, definitions, story, shows }: DemoYear,
): Promise<void> {
  const { id: yearId, dateFrom, dateTo, ...year } = definitions.year;
  const path = `organisations/${organisationId}/years/${yearId}`;
  await documents.commit([
    {
      kind: 'merge',
      path,
      data: { ...year, dateFrom: new Date(dateFrom), dateTo: new Date(dateTo) },
    },
  ]);

  const bytes = await readFile(demoFile(supporters));
  const record = await wholeImport({
    handlers,
    documents,
    settled,
    caller: superadmin,
    organisationId,
    yearId,
    fileName: supporters,
    bytes,
  });
  if (record.state !== 'done')
    throw new Error(`The demo's supporters did not go in: ${record.failure}`);

  await documents.commit([
    ...definitions.searches.map((search) => waiting(`${path}/searches`, search)),
    ...definitions.screens.map((screen) => waiting(`${path}/screens`, screen)),
  ]);
  if (story !== undefined) {
    const stored = await documents.get(path);
    const { revision } = revisionIn(stored?.data ?? {}, REVISION_FIELDS.story);
    const request = { organisationId, yearId, story, expectedRevision: revision };
    await handlers.callables.saveStory(request, superadmin);
  }
  await settled();
  await publish(handlers, { organisationId, yearId });
  if (shows !== undefined)
    await addShows({ documents, handlers, now }, { organisationId, yearId }, shows);
}

/** Links by the real export, as if it had been some weeks ago, and what became of them since. */
async function addShows(
  { documents, handlers, now }: Pick<DemoSeed, 'documents' | 'handlers' | 'now'>,
  scope: { readonly organisationId: string; readonly yearId: string },
  shows: DemoShows,
): Promise<void> {
  const path = `organisations/${scope.organisationId}/years/${scope.yearId}`;
  const validUntil = dayBeside(civilDateInUtc(now()), LINK_DAYS);
  const admin = DEMO_PEOPLE.find(
    (person) => person.admin && person.organisation === scope.organisationId,
  );
  const exporter = callerOf(admin ?? SUPERADMIN);
  await handlers.callables.exportLinks({ ...scope, validUntil }, exporter);
  const newestExport = {
    at: new Date(`${isoDay(exportDay(shows, now()))}T10:00:00Z`),
    by: exporter.token.email,
    validUntil,
    // The year's own, which is another wherever the product runs (pointAtCampaignPage).
    embedPage: null,
  };
  await documents.commit([
    { kind: 'merge', path: `${path}/links/state`, data: { newestExport } },
    ...demoResults(shows, now()).map(({ id, data }) => ({
      kind: 'set' as const,
      path: `${path}/results/${id}`,
      data,
    })),
  ]);
}

/** Of the links of the demo, from its first start on. */
const LINK_DAYS = 90;

/** Supporters see all of it. */
async function publish(
  { callables }: Handlers,
  scope: { readonly organisationId: string; readonly yearId: string },
): Promise<void> {
  const everything = {
    ...scope,
    screenIds: null,
    timeZone: 'Europe/London',
    from: null,
    until: null,
  };
  const plan = await callables.planPublishing(everything, superadmin);
  const { hash, changes } = plan as PublishingPlan;
  // A start that was broken off may have published it.
  if (changes.length === 0) return;
  await callables.publish({ ...everything, hash }, superadmin);
}

const callerOf = ({ uid, email }: DemoPerson) =>
  ({ uid, token: { email, email_verified: true } }) satisfies Caller;

const superadmin: Caller = callerOf(SUPERADMIN);

/** A search or screen as a client creates it: asking for its count. */
const waiting = (
  collection: string,
  { id, ...definition }: DocumentData & { readonly id: string },
) => ({
  kind: 'set' as const,
  path: `${collection}/${id}`,
  data: { ...definition, supportersMatched: -1, supportersMatchedUpdate: true },
});
