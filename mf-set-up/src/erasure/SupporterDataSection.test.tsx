import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { asId, failed, succeeded, type Year, type YearId } from 'shared-kernel/model';
import { runningWork } from 'shared-kernel/running-work';
import { organisationAtom, toastAtom } from 'shared-kernel/session';
import { aYear, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { saveJson } from '../files/saveJson';
import { SupporterDataSection } from './SupporterDataSection';
import {
  allowSupporter,
  eraseSupporter,
  exportSupporter,
  findSupporter,
  previewErasure,
  type FoundSupporter,
  type Mention,
  type SupporterErasure,
} from '../server/erasure';

jest.mock('../server/erasure', () => ({
  ...jest.requireActual<object>('../server/erasure'),
  allowSupporter: jest.fn(),
  eraseSupporter: jest.fn(),
  exportSupporter: jest.fn(),
  findSupporter: jest.fn(),
  previewErasure: jest.fn(),
}));
jest.mock('../files/saveJson');
jest.mock('shared-kernel/session', () => ({
  ...jest.requireActual<object>('shared-kernel/session'),
  useRefreshOrganisation: () => () => Promise.resolve(),
}));

const NOW = aYear({ id: asId('now'), name: 'Year 26' });
const BEFORE = aYear({ id: asId('before'), name: 'Year 25' });
const DELETED = aYear({ id: asId('deleted'), name: 'Year 24' });

const ids = (...names: readonly string[]): YearId[] => names.map((name) => asId<YearId>(name));
const OTHER = { email: 'old@example.org', supporterId: '42', years: ids('before') };
const found = (changes: Partial<FoundSupporter> = {}) =>
  succeeded({ years: ids('now', 'before'), otherEmails: [], keptOutSince: null, ...changes });
const mention = (changes: Partial<Mention> = {}): Mention => ({
  kind: 'search',
  yearId: asId<YearId>('now'),
  id: 's',
  name: 'Friends',
  place: 'the name',
  ...changes,
});
const erasure = (changes: Partial<SupporterErasure> = {}) =>
  succeeded({
    years: ids('now', 'before'),
    otherEmails: [OTHER],
    mentions: [],
    ended: true,
    atWork: false,
    ...changes,
  });

const Page = () => {
  const load = useAtomValue(organisationAtom);
  return load.status === 'ready' ? (
    <SupporterDataSection
      organisation={load.organisation}
      years={[NOW, BEFORE] satisfies Year[]}
      deletedYears={[DELETED]}
    />
  ) : null;
};

function open(state: unknown = null) {
  const store = signedIn({ roles: { admin: true }, year: NOW });
  renderPage(Page, { path: '/set-up', at: { pathname: '/set-up', state }, store });
  return { toast: () => store.get(toastAtom)?.toast };
}

const write = (email: string): void => {
  fireEvent.change(screen.getByLabelText('Supporter email'), { target: { value: email } });
};
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** The look-up begins half a second after the last key. */
const lookedUp = (status: string | RegExp): Promise<HTMLElement> =>
  waitFor(
    () => {
      const shown = screen.getByRole('status');
      expect(shown).toHaveTextContent(status);
      return shown;
    },
    { timeout: 10_000 },
  );

async function askToErase(): Promise<HTMLElement> {
  write('robin@example.org');
  await lookedUp('Supporter found');
  fireEvent.click(button('Erase'));
  return screen.findByRole('alertdialog', { name: 'Erase this supporter?' });
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(findSupporter).mockResolvedValue(found());
  jest.mocked(previewErasure).mockResolvedValue(erasure());
});

describe('looking up', () => {
  it('is of whoever’s page somebody comes from', async () => {
    open({ supporter: 'robin@example.org' });
    expect(screen.getByLabelText('Supporter email')).toHaveValue('robin@example.org');
    await lookedUp('Supporter found');
    expect(button('Erase')).toBeEnabled();
  });

  it('can do nothing before it is known whom it is about, and asks for whole emails alone', async () => {
    open();
    expect(button('Erase')).toBeDisabled();
    write('robin@example');
    await lookedUp('Write the whole email address.');
    expect(findSupporter).not.toHaveBeenCalled();
    write('robin@example.org');
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(button('Erase')).toBeDisabled();
    await lookedUp('Supporter found in Year 26 and Year 25');
    expect(button('Erase')).toBeEnabled();
  });

  itInLongRun('names years that were deleted, and the other email', async () => {
    jest
      .mocked(findSupporter)
      .mockResolvedValue(found({ years: ids('deleted'), otherEmails: [OTHER] }));
    open();
    write('robin@example.org');
    await lookedUp('Supporter found in Year 24, perhaps also under old@example.org');
  });

  itInLongRun('offers to erase what is left of somebody who is no supporter any more', async () => {
    jest.mocked(findSupporter).mockResolvedValue(found({ years: [] }));
    open();
    write('gone@example.org');
    expect(await lookedUp(/^Cannot find supporter/)).toHaveTextContent('still be erased');
    expect(button('Erase')).toBeEnabled();
  });

  itInLongRun('says why nobody could be looked up, and offers nothing', async () => {
    jest
      .mocked(findSupporter)
      .mockResolvedValue(failed({ code: 'server/unavailable', message: '' }));
    open();
    write('robin@example.org');
    await lookedUp('The server could not be reached');
    expect(button('Erase')).toBeDisabled();
  });
});

it('saves what all years hold as a file that bears the name of the organisation', async () => {
  const held = { email: 'robin@example.org' };
  jest.mocked(exportSupporter).mockResolvedValue(succeeded(held));
  const { toast } = open();
  write('Robin@example.org');
  await lookedUp('Supporter found');
  fireEvent.click(button('Save as a file'));
  await waitFor(() => {
    expect(saveJson).toHaveBeenCalledWith(expect.stringMatching(/^supporter-data-.+\.json$/), held);
  });
  expect(exportSupporter).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'robin@example.org' }),
  );
  await waitFor(() => {
    expect(toast()).toMatchObject({ variant: 'success' });
  });
});

describe('the question before an erasure', () => {
  it('shows what all years hold and what is left to change, with ways there, before anything is done', async () => {
    jest.mocked(previewErasure).mockResolvedValue(
      erasure({
        mentions: [
          mention(),
          mention({ place: 'the value of condition 1' }),
          mention({ kind: 'screen', yearId: asId('before'), id: 'x', name: 'Letter' }),
          mention({ kind: 'field', yearId: asId('deleted'), id: '', name: 'Met' }),
          mention({ kind: 'log', yearId: asId(''), id: '', name: '', place: '2 lines' }),
        ],
      }),
    );
    open();
    const held = within(await askToErase()).getByRole('region', { name: 'What is held' });
    await waitFor(() => {
      expect(held).toHaveTextContent('Supporter in Year 26 and Year 25.');
    });
    expect(held).toHaveTextContent('The same supporter id: old@example.org in Year 25. They stay');
    expect(held).toHaveTextContent('Left for you to change: 3, listed below.');
    expect(held).toHaveTextContent('2 lines of the log');
    expect(
      within(held)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Search “Friends” in Year 26: the name, the value of condition 1',
      'Screen “Letter” in Year 25: the name',
      'Field “Met” in Year 24: the name',
    ]);
    expect(
      within(held)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/searches/s', '/screens/x/design']);
    expect(eraseSupporter).not.toHaveBeenCalled();
  });

  it('lets nobody erase before that is known, or where it cannot be', async () => {
    jest
      .mocked(previewErasure)
      .mockResolvedValueOnce(failed({ code: 'server/unavailable', message: '' }));
    open();
    const dialog = await askToErase();
    expect(button('Erase for good')).toBeDisabled();
    await within(dialog).findByText('It could not be looked up');
    fireEvent.click(button('Erase for good'));
    expect(eraseSupporter).not.toHaveBeenCalled();
    fireEvent.click(button('Try again'));
    await waitFor(() => {
      expect(button('Erase for good')).toBeEnabled();
    });
  });

  it('keeps the email where the server refuses', async () => {
    jest.mocked(eraseSupporter).mockResolvedValue(
      failed({
        code: 'server/failed-precondition',
        message: 'An import of this year is working',
      }),
    );
    const { toast } = open();
    await askToErase();
    await waitFor(() => {
      expect(button('Erase for good')).toBeEnabled();
    });
    fireEvent.click(button('Erase for good'));
    await waitFor(() => {
      expect(toast()).toMatchObject({ body: 'An import of this year is working.' });
    });
    expect(screen.getByLabelText('Supporter email')).toHaveValue('robin@example.org');
  });
});

itInLongRun('is told to the header, without a number, as long as the server erases', async () => {
  let finish: () => void = () => undefined;
  jest.mocked(eraseSupporter).mockReturnValue(
    new Promise((resolve) => {
      finish = () => {
        resolve(erasure());
      };
    }),
  );
  open();
  await askToErase();
  await waitFor(() => {
    expect(button('Erase for good')).toBeEnabled();
  });
  fireEvent.click(button('Erase for good'));
  expect(runningWork()).toMatchObject([
    { words: 'Erasing a supporter', done: null, to: '/set-up', needsWindow: false },
  ]);
  finish();
  await waitFor(() => {
    expect(runningWork()).toEqual([]);
  });
});

describe('after an erasure', () => {
  const eraseWith = async (answer: ReturnType<typeof erasure>) => {
    jest.mocked(eraseSupporter).mockResolvedValue(answer);
    const opened = open();
    await askToErase();
    await waitFor(() => {
      expect(button('Erase for good')).toBeEnabled();
    });
    fireEvent.click(button('Erase for good'));
    await waitFor(() => {
      expect(screen.getByLabelText('Supporter email')).toHaveValue('');
    });
    return opened;
  };

  it('what still names them is listed, with the focus on the way out', async () => {
    await eraseWith(erasure({ mentions: [mention()] }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Erased' });
    expect(dialog).toHaveTextContent('robin@example.org is erased from Year 26 and Year 25.');
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/searches/s');
    await waitFor(() => {
      expect(within(dialog).getByRole('button', { name: 'Done' })).toHaveFocus();
    });
  });

  itInLongRun('nothing stays open where nothing is left to do', async () => {
    await eraseWith(erasure());
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  itInLongRun('what waits for an import is said to go by itself', async () => {
    const { toast } = await eraseWith(erasure({ ended: false }));
    expect(toast()).toMatchObject({ body: 'Kept out from now on' });
    expect(await screen.findByRole('alertdialog', { name: 'Being erased' })).toHaveTextContent(
      'as soon as the import is over',
    );
  });

  it('what takes longer than an answer may is said to go on', async () => {
    const { toast } = await eraseWith(erasure({ ended: false, atWork: true }));
    expect(toast()).toMatchObject({ body: 'Kept out from now on' });
    const dialog = await screen.findByRole('alertdialog', { name: 'Being erased' });
    expect(dialog).toHaveTextContent('goes on by itself');
    expect(dialog).not.toHaveTextContent('import');
  });
});

it('lets somebody in again who was erased, after a question, and looks them up again', async () => {
  jest
    .mocked(findSupporter)
    .mockResolvedValueOnce(found({ years: [], keptOutSince: new Date('2026-06-01T12:00:00Z') }))
    .mockResolvedValue(found({ years: [] }));
  jest.mocked(allowSupporter).mockResolvedValue(succeeded(undefined));
  const { toast } = open();
  expect(screen.queryByRole('button', { name: 'Let in again' })).toBeNull();
  write('Robin@example.org');
  await lookedUp(/Erased on 1\s+June\s+2026: imports leave this email out\./);
  fireEvent.click(button('Let in again'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Let this supporter in again?' });
  expect(allowSupporter).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Let in again' }));
  await waitFor(() => {
    expect(toast()).toMatchObject({ body: 'Imports take this email in again' });
  });
  expect(allowSupporter).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'robin@example.org' }),
  );
  await lookedUp(/^Cannot find supporter(?!.*Erased on)/);
  expect(screen.queryByRole('button', { name: 'Let in again' })).toBeNull();
});
