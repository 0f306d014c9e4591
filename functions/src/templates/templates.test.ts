import { TEMPLATE_LIMITS, type SavedTemplate } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { aPicture } from '../testing/aPicture';
import { aField, aScreen, aSearch, atLeast, aYear, YEAR } from '../testing/aYear';
import { aStoredPicture } from '../testing/sendPicture';
import { testServer, type TestServer } from '../testing/testServer';

const ADA: Caller = { uid: 'ada', token: { email: 'ada@example.org' } };
const MILO: Caller = { uid: 'milo', token: { email: 'milo@example.org' } };
const OTTO: Caller = { uid: 'otto', token: { email: 'otto@example.org' } };
const GROVE = { organisationId: 'grove' };
const TEMPLATES = 'organisations/grove/templates';

const text = (words: string, more: object = {}) => ({
  id: 'i',
  type: 'text',
  text: words,
  ...more,
});
const INSIDE = {
  'fieldsList/gift': aField('Gift', 'donation'),
  'fieldsList/town': aField('Town', 'string'),
  'searches/givers': { ...aSearch(atLeast('Gift', 100)), name: 'Givers' },
  'searches/friends': {
    ...aSearch({ dataType: 'search', dataId: 'givers', dataEqualsOperator: '>=', dataValue: '1' }),
    name: 'Friends',
  },
  'searches/others': { ...aSearch(atLeast('Town', 1)), name: 'Others' },
  'screens/thanks': {
    ...aScreen('friends'),
    name: 'Thanks',
    content: { backgroundColour: '#123456', items: [text('You gave {field|Gift|0|£|a lot}')] },
  },
  'screens/hello': { ...aScreen(), name: 'Hello', content: { items: [text('Hello')] } },
};

const server = () => testServer(aYear(INSIDE));
const save = (on: TestServer, changes: object = {}, caller: Caller = MILO) =>
  on.handlers.callables.saveTemplate(
    {
      ...{ organisationId: 'grove', yearId: '2026', id: 'one' },
      ...{ description: { name: 'Thank you', purpose: 'For those who gave' } },
      ...{ screens: [{ id: 'thanks', content: null }] },
      ...changes,
    },
    caller,
  );
const named = (name: string) => ({ id: name, description: { name, purpose: '' } });
const templates = async (on: TestServer) =>
  (await on.handlers.callables.readTemplates(GROVE, MILO)) as {
    readonly templates: readonly SavedTemplate[];
    readonly unreadable: readonly object[];
  };
const actions = async (on: TestServer) =>
  (await on.documents.list('organisations/grove/activity')).map(({ data }) => [
    data['deed'],
    data['by'],
    data['subject'],
  ]);

describe('saving a template', () => {
  it('[S152] keeps screens with the searches that they lead to, and the types of the fields that they name', async () => {
    const on = server();
    expect(await save(on)).toEqual({ outcome: 'saved', revision: 1 });
    const [template, ...others] = (await templates(on)).templates;
    expect(others).toEqual([]);
    expect(template).toMatchObject({
      ...{ id: 'one', name: 'Thank you', purpose: 'For those who gave', yearName: '2026' },
      ...{ revision: 1, savedBy: 'milo@example.org' },
      screens: [
        {
          ...{ name: 'Thanks', match: 'anySearches', searchIds: ['friends'] },
          content: {
            backgroundColour: '#123456',
            items: [{ text: 'You gave {field|Gift|0|£|a lot}' }],
          },
        },
      ],
      searches: [{ id: 'friends' }, { id: 'givers', name: 'Givers' }],
      fields: [{ name: 'Gift', type: 'donation' }],
      yearDays: { dateFrom: { year: 2025 }, dateTo: { year: 2027 } },
    });
    expect(await actions(on)).toEqual([['templateSaved', 'milo@example.org', 'Thank you']]);
  });

  it('[S152] takes what stands in the designer rather than what is stored', async () => {
    const on = server();
    const content = { items: [text('Not saved yet, {search|others|0|none|}')] };
    await save(on, { screens: [{ id: 'thanks', content }] });
    const [template] = (await templates(on)).templates;
    expect(template?.screens[0]?.content.items[0]?.text).toMatch(/^Not saved yet/);
    expect(template?.searches.map(({ id }) => id)).toEqual(['friends', 'givers', 'others']);
    expect(template?.fields).toEqual([
      { name: 'Gift', type: 'donation' },
      { name: 'Town', type: 'string' },
    ]);
  });

  it('keeps the screens of a story in the order in which they are named', async () => {
    const on = server();
    await save(on, {
      screens: ['hello', 'thanks'].map((id) => ({ id, content: null })),
    });
    const [template] = (await templates(on)).templates;
    expect(template?.screens.map(({ name }) => name)).toEqual(['Hello', 'Thanks']);
  });

  it('is done once, also where its answer was lost', async () => {
    const on = server();
    await save(on);
    expect(await save(on)).toEqual({ outcome: 'saved', revision: 1 });
    expect(await actions(on)).toHaveLength(1);
    expect(await save(on, { description: { name: 'Other', purpose: '' } })).toEqual({
      ...{ outcome: 'refused', sentence: 'This has been saved as a template already.' },
    });
  });

  it.each([
    ['a screen that is gone', { screens: [{ id: 'gone', content: null }] }, /gone/],
    [
      'more screens than it can have',
      { screens: Array.from({ length: 41 }, () => ({ id: 'hello', content: null })) },
      /^A template has at most 40 screens, and these are 41\./,
    ],
    [
      'a screen that is too large',
      { screens: [{ id: 'hello', content: { items: [text('a'.repeat(TEMPLATE_LIMITS.bytes))] } }] },
      /^This screen is too large/,
    ],
  ])('is refused in a sentence with %s', async (_, changes, sentence) => {
    const on = server();
    expect(await save(on, changes)).toEqual({
      outcome: 'refused',
      sentence: expect.stringMatching(sentence) as unknown,
    });
    expect((await templates(on)).templates).toEqual([]);
  });

  it.each([
    ['no name', { description: { name: ' ', purpose: '' } }],
    ['a name without end', { description: { name: 'a'.repeat(121), purpose: '' } }],
    ['no screen', { screens: [] }],
    ['a path in the place of an id', { id: '../years' }],
    ['content that is none', { screens: [{ id: 'hello', content: { items: 5 } }] }],
  ])('is refused with %s', async (_, changes) => {
    await expect(save(server(), changes)).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it('is refused where the organisation has as many as it can have', async () => {
    const on = server();
    const { templates: most } = TEMPLATE_LIMITS;
    for (let n = 0; n < most; n += 1)
      expect(await save(on, named(`Number ${String(n)}`))).toMatchObject({ outcome: 'saved' });
    expect(await save(on, named('One more'))).toMatchObject({
      outcome: 'refused',
      sentence: expect.stringMatching(/^There are 60 templates/) as unknown,
    });
  });

  it('is refused where all of them together have no room', async () => {
    const on = server();
    await save(on);
    await on.documents.commit([
      { kind: 'merge', path: `${TEMPLATES}/one`, data: { bytes: TEMPLATE_LIMITS.allBytes } },
    ]);
    expect(await save(on, named('Another'))).toMatchObject({
      sentence: expect.stringMatching(/no more room/) as unknown,
    });
  });

  it('is for members of that organisation alone, of its own screens', async () => {
    await expect(save(server(), {}, OTTO)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('a template', () => {
  it('[S155] is renamed revision by revision, under a name that no other has', async () => {
    const on = server();
    await save(on);
    await save(on, named('Goodbye'));
    const rename = (name: string, expectedRevision: number, caller = ADA) =>
      on.handlers.callables.renameTemplate(
        { ...GROVE, id: 'one', description: { name, purpose: '' }, expectedRevision },
        caller,
      );
    expect(await rename(' goodbye', 1)).toEqual({
      outcome: 'refused',
      sentence: 'There is a template “goodbye” already. Choose another name.',
    });
    expect(await rename('Thanks', 1)).toEqual({ outcome: 'saved', revision: 2 });
    expect(await rename('Thanks a lot', 1, MILO)).toMatchObject({
      ...{ outcome: 'conflict', savedBy: 'ada@example.org' },
    });
    expect(await actions(on)).toContainEqual(['templateRenamed', 'ada@example.org', 'Thank you']);
    await expect(
      on.handlers.callables.renameTemplate(
        { ...GROVE, id: 'gone', description: { name: 'A', purpose: '' }, expectedRevision: 1 },
        ADA,
      ),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('[S155] is deleted, also where it cannot be read, and twice', async () => {
    const on = server();
    await save(on);
    await on.documents.commit([
      { kind: 'set', path: `${TEMPLATES}/damaged`, data: { name: 'Damaged', screens: 5 } },
    ]);
    expect((await templates(on)).unreadable).toEqual([{ id: 'damaged', name: 'Damaged' }]);
    const remove = (id: string) => on.handlers.callables.deleteTemplate({ ...GROVE, id }, ADA);
    for (const id of ['one', 'damaged', 'damaged'])
      expect(await remove(id)).toEqual({ outcome: 'deleted' });
    expect(await templates(on)).toEqual({ templates: [], unreadable: [] });
    expect((await actions(on)).filter(([action]) => action === 'templateDeleted')).toHaveLength(2);
  });

  it('of an earlier release is completed', async () => {
    const on = server();
    await on.documents.commit([
      { kind: 'set', path: `${TEMPLATES}/old`, data: { screens: [{ name: 'Old' }] } },
    ]);
    expect((await templates(on)).templates).toMatchObject([
      { name: '', purpose: '', screens: [{ match: 'allUsers', content: { items: [] } }] },
    ]);
  });

  it('uses the pictures that it shows: they stay, and another one takes their place in it', async () => {
    const on = server();
    const picture = await aStoredPicture(on);
    const other = await aStoredPicture(on, aPicture({ colour: 40 }));
    await save(on, {
      screens: [
        { id: 'hello', content: null },
        { id: 'thanks', content: { backgroundImage: picture.address, items: [] } },
      ],
    });
    const deleted = await on.handlers.callables.deletePicture(
      { ...GROVE, mediaId: picture.id, forGood: true },
      MILO,
    );
    expect(deleted).toEqual({
      outcome: 'used',
      uses: [
        {
          ...{ mediaId: picture.id, yearId: '', yearName: 'Template', place: 'background' },
          ...{ screenId: 'one', screenName: 'Thank you' },
        },
      ],
    });
    const ofPicture = { ...GROVE, mediaId: picture.id };
    expect(
      await on.handlers.callables.replacePicture({ ...ofPicture, withId: other.id }, MILO),
    ).toEqual({ replaced: 1, left: 0 });
    const [template] = (await templates(on)).templates;
    expect(template?.screens.map(({ content }) => content.backgroundImage)).toEqual([
      '',
      other.address,
    ]);
    expect(template).toMatchObject({ revision: 2, name: 'Thank you' });
  });

  it('that names somebody who is erased is told, to be changed by a person', async () => {
    const on = server();
    await save(on, {
      screens: [{ id: 'hello', content: { items: [text('Thank you, robin@example.org')] } }],
    });
    const erased = await on.handlers.callables.eraseSupporter(
      { ...GROVE, email: 'robin@example.org' },
      ADA,
    );
    expect(erased).toMatchObject({
      mentions: [
        {
          ...{ kind: 'screen', yearId: '', id: 'one', name: 'Thank you' },
          place: 'the text of object 1 of screen 1',
        },
      ],
    });
  });

  it('goes with its organisation, and outlives its year', async () => {
    const on = server();
    await save(on);
    const past = { by: 'ada@example.org', at: new Date(0), removeAt: new Date(0) };
    const deleted = (path: string) =>
      on.documents.commit([{ kind: 'merge', path, data: { pendingDeletion: past } }]);
    await deleted(YEAR);
    await on.handlers.removeDeleted();
    expect((await templates(on)).templates).toHaveLength(1);
    await deleted('organisations/grove');
    await on.handlers.removeDeleted();
    expect(await on.documents.list(TEMPLATES)).toEqual([]);
  });
});
