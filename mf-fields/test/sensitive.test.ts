import { demoBackend, errorOf, valueOf } from 'local-backend/testing';
import { loadFieldList, readSupporter } from 'shared-kernel/firestore';
import { asId, type OrganisationId, type YearId } from 'shared-kernel/model';
import { describeField, showSensitiveField } from '../src/server/imports';

/** Two browsers at a sensitive field, through the real SDKs and rules. */
const scope = { organisationId: asId<OrganisationId>('oakhollow'), yearId: asId<YearId>('2026') };
const ROBIN = 'robin.ashdown@example.org';
const ROBINS_TOWN = 'Much Alder';
const TOWN = { ...scope, fieldName: 'Town' };

const backend = demoBackend();

jest.setTimeout(120_000);

const say = (sensitive: boolean, expectedRevision: number, description = '') =>
  describeField({
    ...{ ...TOWN, expectedRevision },
    description: { description, owner: '', source: '', retention: '', sensitive },
  });

/** What the list of fields tells of somebody's town. */
async function listed(): Promise<string> {
  const { items } = valueOf(await loadFieldList(scope));
  const { exampleValues, spread } = items.find(({ name }) => name === 'Town') ?? {};
  return JSON.stringify([exampleValues, spread]);
}

it('is said by one of two who describe it at once, and the other is told (D366)', async () => {
  await backend.become('demo-member');
  expect(await listed()).toContain(ROBINS_TOWN);
  const ends = await Promise.all([say(true, 0), say(false, 0, 'Where they live')]);
  expect(ends.map((end) => valueOf(end).outcome).sort()).toEqual(['conflict', 'saved']);
  if (valueOf(ends[0]).outcome === 'conflict')
    expect(valueOf(await say(true, 1)).outcome).toBe('saved');
});

it('tells no value to whoever has looked all along, but by a click (D370, D371)', async () => {
  const masked = valueOf(await readSupporter(scope, ROBIN));
  expect(masked.masked).toContain('Town');
  expect(JSON.stringify(masked)).not.toContain(ROBINS_TOWN);
  expect(await listed()).not.toContain(ROBINS_TOWN);
  expect(JSON.stringify(valueOf(await showSensitiveField(TOWN)))).toContain(ROBINS_TOWN);
  expect(JSON.stringify(valueOf(await readSupporter(scope, ROBIN, true)))).toContain(ROBINS_TOWN);
  await backend.become('demo-viewer');
  expect(errorOf(await showSensitiveField(TOWN))?.code).toBe('server/permission-denied');
  expect(errorOf(await readSupporter(scope, ROBIN, true))).not.toBeNull();
});

it('is masked or shown as a whole while an admin takes that back and a colleague marks it again', async () => {
  await backend.become('demo-admin');
  const { items } = valueOf(await loadFieldList(scope));
  const revision = items.find(({ name }) => name === 'Town')?.dictionary?.revision ?? 0;
  const ends = await Promise.all([say(false, revision), say(true, revision, 'Where they live')]);
  expect(ends.map((end) => valueOf(end).outcome).sort()).toEqual(['conflict', 'saved']);
  const isMasked = valueOf(ends[1]).outcome === 'saved';
  const robin = valueOf(await readSupporter(scope, ROBIN));
  expect(
    [await listed(), JSON.stringify(robin.fields)].map((text) => text.includes(ROBINS_TOWN)),
  ).toEqual([!isMasked, !isMasked]);
});
