import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  asId,
  DEFAULT_STORY,
  NO_BRAND,
  STORY_LANGUAGES,
  TRANSITIONS,
  type BrandKit,
  type SearchId,
  type YearStory,
} from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import {
  aCondition,
  aField,
  anOrganisation,
  aSearch,
  aYear,
  itInLongRun,
  signedIn,
} from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { loadOrganisation, loadYears } from 'shared-kernel/firestore';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { memoryStory, type MemoryStory } from './memoryStory';
import { StoryPage } from './StoryPage';
import { storyPortAtom } from './storyPort';

jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadYears: jest.fn(),
  loadOrganisation: jest.fn(),
}));

const FIELDS = [
  aField({
    name: 'Trees',
    type: 'number',
    exampleValues: {
      random: [
        { value: '', supporterEmail: 'x@example.org' },
        { value: '12', supporterEmail: 'robin@example.org' },
      ],
      largest: null,
      smallest: null,
    },
  }),
  aField({ name: 'Given', type: 'donation' }),
  aField({ name: 'Illness', type: 'string', neverShareSetBy: 'ada@example.org' }),
  aField({ name: 'Empty', type: 'unknown' }),
  aField({
    ...{ name: 'Times ill', type: 'number' },
    calculated: {
      ...{ id: 'ill', explained: false, figures: null },
      calculation: {
        kind: 'count',
        fields: { by: 'names', names: ['Illness'] },
        withinYear: false,
      },
      saved: { revision: 1, savedBy: 'ada@example.org', savedAt: null },
    },
  }),
];
const SEARCHES = [
  aSearch({ id: asId<SearchId>('walks'), name: 'Walks' }),
  aSearch({
    ...{ id: asId<SearchId>('often'), name: 'Often ill' },
    conditions: [
      aCondition({
        fieldType: 'data',
        dataId: 'Times ill',
        dataEqualsOperator: '>',
        dataValue: '2',
      }),
    ],
  }),
];

interface Opened extends Partial<Omit<MemoryStory, 'year'>> {
  readonly story?: Partial<YearStory>;
  readonly admin?: boolean;
  readonly kit?: BrandKit;
}

async function open({ story = {}, admin = true, kit, ...rest }: Opened = {}) {
  jest
    .mocked(loadOrganisation)
    .mockResolvedValue({ ok: false, error: { code: 'data/unavailable', message: '' } });
  jest
    .mocked(loadYears)
    .mockResolvedValue({ ok: false, error: { code: 'data/unavailable', message: '' } });
  const year = aYear({
    embedPage: 'https://oak.example/year',
    story: { ...DEFAULT_STORY, ...story },
  });
  const stored: MemoryStory = { year, ...rest };
  const organisation = anOrganisation({
    name: 'Oakhollow',
    preferences: { fontFamilies: [], colours: ['#12372a', '#f2b950'] },
    ...(kit === undefined ? {} : { brand: { ...NO_BRAND, kit } }),
  });
  const store = signedIn({ roles: { admin }, organisation, year });
  store.set(screenStoreAtom, memoryScreenStore({ year, fields: FIELDS, searches: SEARCHES }));
  store.set(storyPortAtom, memoryStory(stored));
  const page = renderPage(StoryPage, { path: '/screens/story', store });
  await screen.findByRole('region', { name: 'Closing card' });
  return {
    page,
    stored: () => stored.year.story,
    toast: () => store.get(toastAtom)?.toast,
  };
}

const write = (label: string | RegExp, value: string, at = 0) => {
  const input = screen.getAllByLabelText(label)[at];
  if (input === undefined) throw new Error(`No ${String(label)}`);
  fireEvent.change(input, { target: { value } });
};
const save = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save story' }));
};
const unsaved = () => screen.queryByText('● Unsaved edits');

describe('the story of a year', () => {
  it('is written on one page and stored as it stands there', async () => {
    const { stored, toast } = await open();
    expect(unsaved()).not.toBeInTheDocument();
    write('Supporters read', 'ar');
    fireEvent.click(screen.getByRole('radio', { name: /^Zoom through/ }));
    fireEvent.click(screen.getByRole('radio', { name: /^A page that Supporter Screens hosts/ }));
    write('Address of the hosted page', 'Your Year-26');
    write('Title of the page', ' Your year ');
    write('Description', 'What you made grow');
    write('Address of the logo', 'https://pictures.example.org/oak.svg');
    fireEvent.click(screen.getByRole('button', { name: 'Colour of the ground: #f2b950' }));
    write('Title', 'Thank you, all');
    fireEvent.click(screen.getByRole('button', { name: 'Add a number' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a number' }));
    write('Label of the button', 'Give again');
    write('Address', 'https://example.org/give');
    fireEvent.click(screen.getByRole('checkbox', { name: /^A QR code/ }));
    await waitFor(() => {
      expect(screen.getByRole('checkbox', { name: /^A QR code/ })).toBeChecked();
    });
    expect(unsaved()).toBeVisible();
    save();
    await waitFor(() => {
      expect(toast()?.body).toBe('Saved successfully!');
    });
    expect(stored()).toEqual({
      language: 'ar',
      transition: 'zoomThrough',
      linksLeadTo: 'hostedPage',
      hostedPage: { path: 'your-year-26', title: 'Your year', description: 'What you made grow' },
      look: 'own',
      logo: 'https://pictures.example.org/oak.svg',
      colour: '#f2b950',
      closingCard: {
        shown: true,
        title: 'Thank you, all',
        numbers: [
          { text: '{field|Given|0|moneyPounds|}', label: 'Given' },
          { text: '{field|Trees|0|none|}', label: 'Trees' },
        ],
        actions: [{ label: 'Give again', address: 'https://example.org/give' }],
        qrCode: true,
      },
    });
    expect(unsaved()).not.toBeInTheDocument();
  });

  itInLongRun(
    'offers every language in its own words and in English, and every transition with what it does',
    async () => {
      await open();
      const languages = within(screen.getByLabelText('Supporters read')).getAllByRole('option');
      expect(languages).toHaveLength(STORY_LANGUAGES.length);
      expect(languages.map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['English', 'Nederlands (Dutch)', 'العربية (Arabic)']),
      );
      const ways = within(
        screen.getByRole('region', { name: 'How screens follow each other' }),
      ).getAllByRole('radio');
      expect(ways).toHaveLength(TRANSITIONS.length);
    },
  );

  itInLongRun('shows the whole address of the hosted page, to copy and to open', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { toast } = await open({ hostedPagesOrigin: 'https://years.example' });
    const page = screen.getByRole('region', { name: 'Where personal links lead' });
    expect(within(page).getByRole('button', { name: 'Copy' })).toBeDisabled();
    write('Address of the hosted page', 'your-year');
    expect(within(page).getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      'https://years.example/y/your-year',
    );
    fireEvent.click(within(page).getByRole('button', { name: 'Copy' }));
    await waitFor(() => {
      expect(toast()?.body).toBe('Copied to clipboard!');
    });
    expect(writeText).toHaveBeenCalledWith('https://years.example/y/your-year');
  });

  itInLongRun(
    'takes its own origin for the one of hosted pages where the server does not say it',
    async () => {
      await open();
      write('Address of the hosted page', 'your-year');
      expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
        'href',
        'http://localhost/y/your-year',
      );
    },
  );

  it('lets members look, and says why they can do no more', async () => {
    await open({ admin: false });
    expect(screen.getByText('Only admins change the story of a year')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save story' })).not.toBeInTheDocument();
    for (const control of [
      screen.getByLabelText('Supporters read'),
      screen.getByRole('radio', { name: /^Push/ }),
      screen.getByLabelText('Title'),
      screen.getByRole('button', { name: 'Add a number' }),
      screen.getByRole('checkbox', { name: /^A QR code/ }),
      screen.getByRole('checkbox', { name: 'Show a closing card' }),
    ])
      expect(control).toBeDisabled();
  });
});

describe('what keeps a story from being saved', () => {
  itInLongRun(
    'stands at its field at once where something is written, and after a try where nothing is',
    async () => {
      const { stored } = await open();
      write('Address of the hosted page', 'your_year');
      expect(screen.getByText(/^Small letters a to z/)).toBeVisible();
      write('Address of the hosted page', '');
      fireEvent.click(screen.getByRole('radio', { name: /^A page that Supporter Screens hosts/ }));
      write('Label of the button', 'Give again');
      expect(screen.queryByText(/give the page an address/)).not.toBeInTheDocument();
      save();
      expect(
        await screen.findByText('Personal links lead here: give the page an address.'),
      ).toBeVisible();
      expect(screen.getByText('The address of a page begins with https://.')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Not saved yet: 2 places need mending.');
      await waitFor(() => {
        expect(screen.getByLabelText('Address of the hosted page')).toHaveFocus();
      });
      expect(stored()).toEqual(DEFAULT_STORY);
    },
  );

  it('is said of a path that another year has, until another is written', async () => {
    const { stored } = await open({ taken: ['your-year'] });
    write('Address of the hosted page', 'your-year');
    save();
    expect(await screen.findByText('It is taken.')).toBeVisible();
    expect(screen.getByLabelText('Address of the hosted page')).toBeInvalid();
    expect(stored()).toEqual(DEFAULT_STORY);
    write('Address of the hosted page', 'our-year');
    expect(screen.queryByText('It is taken.')).not.toBeInTheDocument();
    save();
    await waitFor(() => {
      expect(stored().hostedPage.path).toBe('our-year');
    });
  });

  it('is said in a message where the server fails, and nothing is lost', async () => {
    const { toast, stored } = await open({ failing: { code: 'server/unavailable', message: '' } });
    write('Title', 'Thanks');
    save();
    await waitFor(() => {
      expect(toast()?.body).toMatch(/^Error saving - please try again\nThe server could not/);
    });
    expect(screen.getByLabelText('Title')).toHaveValue('Thanks');
    save();
    await waitFor(() => {
      expect(stored().closingCard.title).toBe('Thanks');
    });
  });

  it('is asked where somebody else has saved meanwhile: theirs can be loaded (D22)', async () => {
    const theirs = { ...DEFAULT_STORY, language: 'nl' as const };
    await open({
      other: {
        story: theirs,
        storySaved: { revision: 1, savedBy: 'bo@example.org', savedAt: null },
      },
    });
    write('Title', 'Thanks');
    save();
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('bo@example.org');
    fireEvent.click(within(question).getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Supporters read')).toHaveValue('nl');
    });
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('leaves both as they are where it is overwritten (D22)', async () => {
    const { stored } = await open({
      other: {
        story: { ...DEFAULT_STORY, language: 'nl' },
        storySaved: { revision: 1, savedBy: 'bo@example.org', savedAt: null },
      },
    });
    write('Title', 'Thanks');
    save();
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => {
      expect(stored()).toMatchObject({ language: 'en', closingCard: { title: 'Thanks' } });
    });
  });

  it('is asked before the page is left unsaved', async () => {
    await open();
    write('Title', 'Thanks');
    fireEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });
});

describe('[D326] logo and colour', () => {
  const KIT: BrandKit = {
    logo: `/media/${'a'.repeat(32)}#640x320,`,
    palette: { ground: '#ffffff', text: '#101010', accent: '#b3261e', secondAccent: '#1e6fb3' },
    fonts: { heading: 'Lora', body: 'Inter' },
    corners: 'soft',
  };
  const asKit = () => screen.getByRole('radio', { name: /^As your brand kit has it/ });

  itInLongRun('are those of the brand kit, or begin with them as the year’s own', async () => {
    const { stored } = await open({ kit: KIT });
    expect(asKit()).toBeChecked();
    expect(screen.queryByLabelText('Address of the logo')).not.toBeInTheDocument();
    expect(screen.getByAltText('Your logo')).toHaveAttribute('src', KIT.logo);
    fireEvent.click(screen.getByRole('radio', { name: /^A logo and a colour of this year’s own/ }));
    expect(await screen.findByLabelText('Address of the logo')).toHaveValue(KIT.logo);
    save();
    await waitFor(() => {
      expect(stored()).toMatchObject({ look: 'own', logo: KIT.logo, colour: '#b3261e' });
    });
  });

  it('are the year’s own where somebody has chosen them, also before there is a kit', async () => {
    const { stored } = await open();
    expect(screen.queryByRole('radio', { name: /brand kit/ })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Colour of the ground: #f2b950' }));
    save();
    await waitFor(() => {
      expect(stored()).toMatchObject({ look: 'own', colour: '#f2b950' });
    });
  });
});

describe('the numbers of the closing card', () => {
  const NUMBERS = [
    { text: '{field|Trees|0|none|}', label: 'trees' },
    { text: '{search|walks|0|numberOfTimes|}', label: 'walks' },
    { text: 'more than {field|Trees|0|none|0}', label: 'by hand' },
  ];
  const withNumbers = (numbers: YearStory['closingCard']['numbers'] = NUMBERS): Opened => ({
    story: { closingCard: { ...DEFAULT_STORY.closingCard, numbers } },
  });

  it('are chosen from fields with data and searches; a field that nobody may share is not to be chosen', async () => {
    await open(withNumbers());
    const options = within(screen.getByLabelText('Number 1')).getAllByRole<HTMLOptionElement>(
      'option',
    );
    expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Given', false],
      ['Times ill (tells of Illness)', true],
      ['Trees', false],
      ['Often ill (tells of Illness)', true],
      ['Walks', false],
      ['Illness (never shared)', true],
    ]);
  });

  it('show what they come to for a supporter', async () => {
    await open(withNumbers());
    expect(screen.getByText(/for robin@example.org/)).toHaveTextContent(
      'Such as 12 for robin@example.org',
    );
  });

  it('say that one which nobody may share is left out', async () => {
    const texts = [
      '{field|Illness|0|none|}',
      '{search|often|0|none|}',
      'ill {field|Times ill|0|none|} times',
      '{field|Trees|0|none|}',
    ];
    await open(
      withNumbers(texts.map((text, index) => ({ text, label: `Label ${String(index)}` }))),
    );
    expect(screen.getAllByText(/tells of “Illness”.* left out of every card/)).toHaveLength(3);
    // They stand on the likeness of the card no more than on the card.
    expect(screen.queryByText('Label 1')).not.toBeInTheDocument();
    expect(screen.getByText('Label 3')).toBeInTheDocument();
  });

  it('keep what was written by hand, and what is no longer there', async () => {
    const { stored } = await open(
      withNumbers([...NUMBERS, { text: '{field|Gone|0|none|}', label: 'gone' }]),
    );
    expect(
      screen
        .getAllByLabelText('Text with placeholders')
        .map((input) => (input as HTMLInputElement).value),
    ).toEqual(['more than {field|Trees|0|none|0}', '{field|Gone|0|none|}']);
    write('Title', 'Thanks');
    save();
    await waitFor(() => {
      expect(stored().closingCard.title).toBe('Thanks');
    });
    expect(stored().closingCard.numbers).toHaveLength(4);
  });

  itInLongRun('are moved, removed, printed otherwise, and five at most', async () => {
    const { stored } = await open(withNumbers());
    fireEvent.click(screen.getByRole('button', { name: 'Move number 2 up' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove number 3' }));
    write('Printed as', 'none', 0);
    write('Label', 'outings', 0);
    const add = screen.getByRole('button', { name: 'Add a number' });
    for (let count = 2; count < 5; count += 1) fireEvent.click(add);
    expect(add).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Remove number 5' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove number 4' }));
    save();
    await waitFor(() => {
      expect(stored().closingCard.numbers).toEqual([
        { text: '{search|walks|0|none|}', label: 'outings' },
        NUMBERS[0],
        { text: '{field|Given|0|moneyPounds|}', label: 'Given' },
      ]);
    });
  });

  itInLongRun('are out of sight where no card is shown, and kept', async () => {
    const { stored } = await open(withNumbers());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show a closing card' }));
    expect(await screen.findByText('● Unsaved edits')).toBeVisible();
    save();
    await waitFor(() => {
      expect(stored().closingCard.shown).toBe(false);
    });
    expect(stored().closingCard.numbers).toHaveLength(3);
  });
});
