import type { Caller } from '../caller';
import type { DocumentData } from '../store/documents';
import { aYear, SCOPE } from '../testing/aYear';
import { testServer } from '../testing/testServer';
import { requireEditor } from './requireEditor';
import { requirePublisher } from './requirePublisher';
import { TERMINAL } from './terminal';

const as = (uid: string): Caller => ({ uid, token: { email: `${uid}@example.org` } });

/** Milo is a member; Vera looks only; Petra publishes; Anna was a viewer before she became an admin. */
const serverWith = (organisation: DocumentData = {}) =>
  testServer({
    ...aYear(),
    'organisations/grove': { name: 'Grove', ...organisation },
    'users/vera': { organisation: 'grove' },
    'users/petra': { organisation: 'grove' },
    'users/anna': { organisation: 'grove' },
    'users/garbled': { organisation: 'grove' },
    'organisations/grove/roles/vera': { role: 'viewer' },
    'organisations/grove/roles/petra': { role: 'publisher' },
    'organisations/grove/roles/anna': { role: 'viewer' },
    'organisations/grove/admins/anna': {},
    'organisations/grove/roles/otto': { role: 'publisher' },
    'organisations/grove/roles/sasha': { role: 'viewer' },
    'organisations/grove/roles/garbled': { role: 'owner' },
  });

const EVERYBODY = ['ada', 'anna', 'sasha', 'petra', 'milo', 'vera', 'garbled', 'otto', 'nobody'];

async function admitted(
  require: typeof requirePublisher,
  organisation?: DocumentData,
): Promise<readonly string[]> {
  const { documents } = serverWith(organisation);
  const through: string[] = [];
  for (const uid of EVERYBODY)
    await require(documents, as(uid), SCOPE, 'publish').then(
      () => through.push(uid),
      (failure: unknown) => {
        expect(failure).toMatchObject({ code: 'permission-denied' });
      },
    );
  return through;
}

describe('who may change something (D346)', () => {
  it('is whoever belongs to the organisation and does more than look', async () => {
    expect(await admitted(requireEditor)).toEqual(['ada', 'anna', 'sasha', 'petra', 'milo']);
  });

  it('is told apart in words', async () => {
    const { documents } = serverWith();
    await expect(requireEditor(documents, as('vera'), SCOPE, 'save it')).rejects.toThrow(
      'You can look at this organisation, not change it. Ask an admin to make you a member',
    );
    await expect(requireEditor(documents, as('otto'), SCOPE, 'save it')).rejects.toThrow(
      'Only members of the organisation can save it',
    );
    await expect(requireEditor(documents, null, SCOPE, 'save it')).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(requireEditor(documents, TERMINAL, SCOPE, 'save it')).resolves.toBe(TERMINAL);
  });
});

describe('who may publish (D347)', () => {
  it('is every member, as long as the organisation says nothing else', async () => {
    expect(await admitted(requirePublisher)).toEqual(['ada', 'anna', 'sasha', 'petra', 'milo']);
  });

  it('is publishers and admins where the organisation keeps it to them', async () => {
    const kept = { onlyPublishersPublish: true };
    expect(await admitted(requirePublisher, kept)).toEqual(['ada', 'anna', 'sasha', 'petra']);
    const { documents } = serverWith(kept);
    await expect(requirePublisher(documents, as('milo'), SCOPE, 'publish')).rejects.toThrow(
      'Only publishers and admins of the organisation can publish. Ask one of them, or an admin to make you a publisher',
    );
  });

  it('is chosen by an admin, under one line in the log for each change', async () => {
    const on = serverWith();
    const choose = (onlyPublishersPublish: boolean) =>
      on.handlers.callables.setWhoPublishes(
        { organisationId: 'grove', onlyPublishersPublish },
        as('ada'),
      );
    await choose(false);
    await choose(true);
    await choose(true);
    expect(await on.data('organisations/grove')).toEqual({
      name: 'Grove',
      onlyPublishersPublish: true,
    });
    await choose(false);
    const lines = await on.documents.list('organisations/grove/activity');
    expect(lines.map(({ data }) => [data['deed'], data['by']]).sort()).toEqual([
      ['publishingOpened', 'ada@example.org'],
      ['publishingRestricted', 'ada@example.org'],
    ]);
  });
});
