import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_STORY,
  defaultItem,
  failed,
  type ItemId,
  type OrganisationId,
  type SearchId,
  type TemplateId,
  type YearId,
  type YearStory,
} from 'shared-kernel/model';
import { aCondition, aField, aSearch, aYear, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { templateStoreAtom } from 'shared-kernel/saved-templates';
import { aMedia, memoryMediaStore } from '../media/memoryMediaStore';
import { designStoreAtom } from '../persistence/designStore';
import { memoryDesignStore, type MemoryContents } from '../persistence/memoryDesignStore';
import { aSavedTemplate, memoryTemplateStore } from '../templates/saved/memoryTemplateStore';
import { StoryTemplatesPage } from './StoryTemplatesPage';

const SCOPE = { organisationId: asId<OrganisationId>('o'), yearId: asId<YearId>('y') };

/** The page in a year with what was given, and its stories; one screen may be refused once. */
async function open(
  { story, ...contents }: MemoryContents & { readonly story?: YearStory } = {},
  refusedAt = -1,
  templates = memoryTemplateStore(),
  media = memoryMediaStore(),
) {
  const database = memoryDesignStore({
    fields: [
      aField({ name: 'First Name', count: 5 }),
      aField({ name: 'Total given', type: 'donation', count: 3 }),
      aField({ name: 'Date Joined', type: 'date', count: 4 }),
    ],
    ...contents,
  });
  const store = signedIn({ year: aYear({ supportersTotal: 5, story: story ?? DEFAULT_STORY }) });
  let asked = 0;
  store.set(designStoreAtom, {
    ...database,
    createScreen: (...screen) => {
      asked += 1;
      return asked === refusedAt
        ? Promise.resolve(failed({ code: 'data/unavailable', message: 'offline' }))
        : database.createScreen(...screen);
    },
  });
  store.set(mediaStoreAtom, media.store);
  store.set(templateStoreAtom, templates);
  renderPage(StoryTemplatesPage, { path: '/screens/templates', at: '/screens/templates', store });
  await screen.findByRole('radio', { name: /^For donors/ }, { timeout: 20_000 });
  return { database, media, templates, user: userEvent.setup() };
}

const screens = () => screen.getByRole('list', { name: 'Screens of the story' });
/** Those to be made, before what the story ends with. */
const scenes = () => within(screens()).getAllByRole('listitem').slice(0, -1);

it('[S151] makes the screens of a story behind those of the year, each for those of whom it is true', async () => {
  const { database, user } = await open();
  expect(scenes()).toHaveLength(7);
  expect(screen.getByText(/^Left out, .*: Month after month\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make these 7 screens' }));
  await waitFor(
    () => {
      expect(database.created).toHaveLength(7);
    },
    { timeout: 20_000 },
  );
  expect(
    database.created.map(({ name, order, match, searchIds }) => [
      name,
      order,
      match,
      searchIds.length,
    ]),
  ).toEqual([
    ['Thank you', 2, 'allUsers', 0],
    ['Total given', 3, 'allSearches', 1],
    ['A milestone', 4, 'allSearches', 1],
    ['Every part counts', 5, 'allUsers', 0],
    ['Together with others', 6, 'allUsers', 0],
    ['Stay close', 7, 'allUsers', 0],
    ['Share', 8, 'allUsers', 0],
  ]);
  const transitions = database.created.map(({ content }) => content.transition.kind);
  expect(transitions).toEqual(['year', ...Array.from({ length: 6 }, () => 'sharedElement')]);
});

it('[S151] shows behind the screens what the story of the year ends with', async () => {
  const closingCard = {
    ...DEFAULT_STORY.closingCard,
    title: 'You grew this wood',
    numbers: [
      { text: '{field|Trees|0|number|}', label: 'trees planted' },
      { text: '{field|Health|0|number|}', label: 'never shared' },
    ],
    actions: [{ label: 'Walk with us', address: 'https://example.org/walks' }],
  };
  const seven = { random: [{ value: '7', supporterEmail: 'ann@example.org' }] };
  const exampleValues = { ...seven, largest: null, smallest: null };
  const number = { type: 'number', count: 3, exampleValues } as const;
  await open({
    fields: [
      aField({ ...number, name: 'Trees' }),
      aField({ ...number, name: 'Health', neverShareSetBy: 'ada@example.org' }),
    ],
    story: { ...DEFAULT_STORY, closingCard },
  });
  const last = within(screens()).getAllByRole('listitem').at(-1);
  expect(last).toHaveTextContent(
    /^An organisation.*You grew this wood7trees plantedWalk with usAt the end: closing card/,
  );
});

itInLongRun('[S151] shows the screens in each view', async () => {
  const { user } = await open();
  const [first] = scenes();
  const asPhone = first?.style.width;
  await user.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'Desktop');
  expect(first?.style.width).toBe('420px');
  expect(asPhone).not.toBe('420px');
});

it('[S151] takes a search that the year has, and asks for each field once', async () => {
  const { database, user } = await open();
  expect(screen.getAllByRole('combobox', { name: 'Field with what was given' })).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
  expect(scenes()).toHaveLength(6);
  expect(screen.queryByRole('combobox', { name: 'Field with what was given' })).toBeNull();
  expect(database.created).toEqual([]);
});

it('[S63] says of each figure that the year lacks which it is, what it needs, and where that is made', async () => {
  const { user } = await open({ fields: [aField({ name: 'First Name', count: 5 })] });
  const given = within(screen.getByRole('region', { name: 'Field with what was given' }));
  expect(given.getByText(/^This needs a field of donations, or of numbers/)).toHaveTextContent(
    /Without it, “Total given” is left out\.$/,
  );
  expect(given.getByRole('link', { name: 'Go to data fields' })).toHaveAttribute('href', '/fields');
  const joined = screen.getByRole('region', { name: 'Field with the day they joined' });
  expect(joined).toHaveTextContent('This needs a field of dates, and the year has none');
  await user.click(screen.getByRole('radio', { name: /^For campaigners/ }));
  const signed = within(screen.getByRole('region', { name: 'Search that counts petitions' }));
  expect(signed.getByText(/^This needs a search that counts actions/)).toBeVisible();
  expect(signed.getByRole('link', { name: 'Go to searches' })).toHaveAttribute('href', '/searches');
});

it('[S63] takes a number that says it is money where no field holds donations', async () => {
  const { database, user } = await open({
    fields: [aField({ name: 'Total given (£)', type: 'number', count: 3 })],
  });
  const asked = screen.getByRole('combobox', { name: 'Field with what was given' });
  expect(asked).toHaveDisplayValue('Total given (£)');
  await user.click(screen.getByRole('button', { name: /^Make these \d screens$/ }));
  await waitFor(
    () => {
      expect(database.created[1]).toMatchObject({ name: 'Total given', match: 'allSearches' });
    },
    { timeout: 20_000 },
  );
  expect(database.created[1]?.content.items.map(({ text }) => text)).toContain(
    '{field|Total given (£)|0|moneyPounds|a lot}',
  );
});

itInLongRun('[S151] says what stopped it, and begins anew with another story', async () => {
  const { database, user } = await open({ searches: [aSearch({ name: 'Other' })] }, 1);
  await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
  await user.click(screen.getByRole('button', { name: 'Make these 6 screens' }));
  expect(await screen.findByText('0 of 6 screens were made')).toBeVisible();
  // Another story begins anew; the one that was stopped can be had still.
  await user.click(screen.getByRole('radio', { name: /^For donors/ }));
  expect(screen.getByRole('button', { name: 'Make these 7 screens' })).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
  await user.click(screen.getByRole('button', { name: 'Make these 6 screens' }));
  await waitFor(
    () => {
      expect(database.created).toHaveLength(6);
    },
    { timeout: 20_000 },
  );
});

it('[S151] goes on from where it was stopped', async () => {
  const { database, user } = await open({}, 3);
  await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
  await user.click(screen.getByRole('button', { name: 'Make these 6 screens' }));
  expect(
    await screen.findByText('2 of 6 screens were made', {}, { timeout: 20_000 }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make the other 4' }));
  await waitFor(
    () => {
      expect(database.created.map(({ name }) => name)).toEqual([
        'Hello',
        'Every part counts',
        'Together with others',
        'What is next',
        'Stay close',
        'Share',
      ]);
    },
    { timeout: 20_000 },
  );
});

itInLongRun(
  '[S150] brings the drawings of a style into the library, and nothing where it refuses',
  async () => {
    const { database, media, user } = await open();
    await user.click(screen.getByRole('radio', { name: /^Illustrated/ }));
    await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
    await user.click(screen.getByRole('button', { name: 'Make these 6 screens' }));
    await waitFor(
      () => {
        expect(database.created).toHaveLength(6);
      },
      { timeout: 20_000 },
    );
    const drawings = database.created.flatMap(({ content }) =>
      content.items.filter(({ type }) => type === 'image'),
    );
    expect(drawings).toHaveLength(5);
    for (const { url, text } of drawings) {
      expect(url).toMatch(/^\/media\//);
      expect(text).not.toBe('');
    }
    expect(media.uploads).toHaveLength(5);
  },
);

itInLongRun(
  '[S163] takes photographs where the style has room for them, and only those that were chosen',
  async () => {
    const beech = aMedia('b', { name: 'Beech wood', alternativeText: 'Beeches in autumn' });
    const media = memoryMediaStore({ pictures: [beech] });
    const { database, user } = await open({}, -1, memoryTemplateStore(), media);
    expect(screen.queryByRole('heading', { name: 'With which photographs' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Editorial/ }));
    await user.click(screen.getByRole('button', { name: 'Choose a photograph for “Thank you”' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Beech wood' }));
    await user.click(screen.getByRole('button', { name: 'Choose a photograph for “Share”' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Beech wood' }));
    await user.click(screen.getByRole('button', { name: 'Remove the photograph for “Share”' }));
    await user.click(screen.getByRole('button', { name: 'Make these 7 screens' }));
    await waitFor(
      () => {
        expect(database.created).toHaveLength(7);
      },
      { timeout: 20_000 },
    );
    const shown = database.created.flatMap(({ name, content }) =>
      content.items.flatMap(({ type, url, text }) =>
        type === 'image' ? [[name, url.includes(beech.id), text]] : [],
      ),
    );
    expect(shown).toEqual([['Thank you', true, 'Beeches in autumn']]);
  },
);

describe('a story that the organisation has saved', () => {
  const saying = (text: string) => ({
    ...DEFAULT_CONTENT,
    items: [{ ...defaultItem(asId<ItemId>('i'), 1), text }],
  });
  const STORY = aSavedTemplate({
    name: 'Our year',
    purpose: 'What we tell everybody.',
    screens: [
      {
        ...{ name: 'Given', match: 'anySearches', searchIds: [asId<SearchId>('old')] },
        content: saying('You gave {field|Sum given|0|none|a lot}'),
      },
      {
        ...{ name: 'Goodbye', match: 'allUsers', searchIds: [] },
        content: saying('Goodbye'),
      },
    ],
    searches: [
      {
        ...{ id: asId<SearchId>('old'), name: 'Givers', match: 'all' },
        conditions: [
          aCondition({
            fieldType: 'data',
            dataId: 'Sum given',
            dataEqualsOperator: '>',
            dataValue: '0',
          }),
        ],
      },
    ],
    fields: [{ name: 'Sum given', type: 'donation' }],
  });

  it('[S156] is made with its set-ups, the searches that the year lacks, and the fields that are chosen', async () => {
    const { database, user } = await open({}, -1, memoryTemplateStore({ templates: [STORY] }));
    await user.click(screen.getByRole('radio', { name: /^Our year/ }));
    expect(screen.queryByRole('radiogroup', { name: 'Style' })).toBeNull();
    expect(scenes().map((one) => one.textContent)).toEqual([
      expect.stringMatching(/1\. Given.*For supporters who match “Givers”$/),
      expect.stringMatching(/2\. Goodbye.*For all supporters$/),
    ]);
    expect(screen.getByText(/^Made along with it, .*: the search “Givers”\.$/)).toBeVisible();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Which field holds “Sum given”?' }),
      'Total given',
    );
    await user.click(screen.getByRole('button', { name: 'Make these 2 screens' }));
    await waitFor(() => {
      expect(database.created).toHaveLength(2);
    });
    const [given, goodbye] = database.created;
    expect(given).toMatchObject({
      ...{ name: 'Given', order: 2, match: 'anySearches', searchIds: ['search-1'] },
      content: { items: [{ text: 'You gave {field|Total given|0|none|a lot}' }] },
    });
    expect(goodbye).toMatchObject({ name: 'Goodbye', order: 3, match: 'allUsers' });
    const searches = await database.loadSearches(SCOPE);
    expect(searches).toMatchObject({
      value: { items: [{ name: 'Givers', conditions: [{ dataId: 'Total given' }] }] },
    });
  });

  itInLongRun('[S155] is renamed and deleted, the latter after a question', async () => {
    const { templates, user } = await open({}, -1, memoryTemplateStore({ templates: [STORY] }));
    await user.click(screen.getByRole('radio', { name: /^Our year/ }));
    await user.click(screen.getByRole('button', { name: 'Rename Our year' }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Our best year');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('radio', { name: /^Our best year/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Delete Our best year' }));
    await user.click(await screen.findByRole('button', { name: 'Delete template' }));
    await waitFor(() => {
      expect(screen.queryByRole('radio', { name: /^Our best year/ })).toBeNull();
    });
    expect(templates.removed).toEqual([STORY.id]);
    expect(screen.getByRole('radio', { name: /^For donors/ })).toBeChecked();
  });

  it('[S154] leaves the ready-made ones where it cannot be read, and one that is damaged can be deleted', async () => {
    await open({}, -1, memoryTemplateStore({ unavailable: true }));
    expect(screen.getByText('Your organisation’s templates could not be loaded')).toBeVisible();
    cleanup();
    const damaged = { id: asId<TemplateId>('damaged'), name: 'Damaged' };
    const { templates, user } = await open({}, -1, memoryTemplateStore({ unreadable: [damaged] }));
    expect(screen.getByText(/^The template “Damaged” cannot be read\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Damaged' }));
    await user.click(await screen.findByRole('button', { name: 'Delete template' }));
    await waitFor(() => {
      expect(screen.queryByText(/^The template “Damaged”/)).toBeNull();
    });
    expect(templates.removed).toEqual(['damaged']);
  });
});
