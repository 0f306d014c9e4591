import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  asId,
  DEFAULT_STORY,
  succeeded,
  type LinkState,
  type OrganisationId,
  type Supporter,
} from 'shared-kernel/model';
import { loadOrganisation, loadYears } from 'shared-kernel/firestore';
import { offeredActions } from 'shared-kernel/page-actions';
import { runningWork, watchWork, type EndedWork } from 'shared-kernel/running-work';
import { authAtom, organisationAtom, toastAtom } from 'shared-kernel/session';
import { anOrganisation, aYear, IN_LONG_RUN, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { LinksPage } from './LinksPage';
import { linksPortAtom } from './linksPort';
import { memoryLinks, type MemoryLinks } from './memoryLinks';

jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadOrganisation: jest.fn(),
  loadYears: jest.fn(),
}));

const UNREAD = { ok: false, error: { code: 'data/unavailable', message: '' } } as const;
beforeEach(() => {
  jest.mocked(loadOrganisation).mockResolvedValue(UNREAD);
  jest.mocked(loadYears).mockResolvedValue(UNREAD);
});

const NOW = new Date(2026, 10, 21, 12);
const YEAR = aYear({ embedPage: 'https://oak.example/year', supportersTotal: 5 });
const FILE = 'Oakhollow 2026 - personal links.csv';

const SUPPORTERS: readonly Supporter[] = ['1', '2', '', '-3+4', '5'].map((supporterId, index) => ({
  email: `supporter${String(index)}@example.org`,
  supporterId,
  fields: {},
}));

interface Opened extends MemoryLinks {
  readonly admin?: boolean;
  readonly year?: typeof YEAR;
}

function open({ admin = true, year = YEAR, ...links }: Opened = {}) {
  const store = signedIn({
    roles: { admin },
    organisation: anOrganisation({ name: 'Oakhollow' }),
  });
  const saved = new Map<string, string>();
  let stored = year;
  store.set(screenStoreAtom, {
    ...memoryScreenStore({ year }),
    loadYear: () => Promise.resolve(succeeded(stored)),
  });
  const onStory = (story: typeof DEFAULT_STORY) => {
    stored = { ...stored, story };
  };
  store.set(
    linksPortAtom,
    memoryLinks({ supporters: SUPPORTERS, saved, now: NOW, onStory, ...links }),
  );
  const show = () => renderPage(LinksPage, { path: '/screens/links', store });
  return { page: show(), show, store, saved, toast: () => store.get(toastAtom)?.toast };
}

const anExport = (parts: Partial<LinkState> = {}): Partial<LinkState> => ({
  links: 4,
  newestExport: {
    at: new Date(2026, 10, 20, 14, 4),
    by: 'ada@example.org',
    validUntil: { year: 2027, month: 2, day: 19 },
    embedPage: 'https://oak.example/year',
  },
  ...parts,
});

const section = (name: string) => screen.findByRole('region', { name });
const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the list of everything that can be done', () => {
  const offered = () =>
    offeredActions()
      .filter(({ isAvailable }) => isAvailable())
      .map(({ label }) => label);
  const take = (label: string) => {
    act(() => {
      offeredActions()
        .find((one) => one.label === label)
        ?.run();
    });
  };

  itInLongRun('has what the page can do now, and does it', async () => {
    const { saved } = open({ state: anExport() });
    await section('Export the links');
    expect(offered().toSorted()).toEqual([
      'Copy the lines for your page',
      'Export personal links',
      'Revoke all links…',
    ]);
    take('Export personal links');
    await waitFor(() => {
      expect(offered()).toContain('Save the file of links again');
    });
    saved.clear();
    take('Save the file of links again');
    expect([...saved.keys()]).toEqual([FILE]);
    take('Revoke all links…');
    expect(await screen.findByRole('alertdialog', { name: /^Revoke all links/ })).toBeVisible();
  });

  itInLongRun('offers to cancel an export that runs, and no second one', async () => {
    open({ gate: () => new Promise(() => undefined) });
    await section('Export the links');
    take('Export personal links');
    expect(offered()).not.toContain('Export personal links');
    take('Cancel the export of links');
    expect(screen.getByText(/^Cancelled, and no file was saved/)).toBeVisible();
  });

  it('leaves members what they may do', async () => {
    open({ state: anExport(), admin: false });
    await section('Put the screens on your page');
    expect(offered()).toEqual(['Copy the lines for your page']);
  });

  itInLongRun('offers a hosted page where links lead nowhere yet', async () => {
    open({ year: aYear({ embedPage: '', supportersTotal: 5 }) });
    await screen.findByText('Where are the screens to play?');
    expect(offered()).toEqual(['Use a hosted page']);
    take('Use a hosted page');
    expect(await section('Where the links lead')).toBeVisible();
  });
});

describe('what staff see', () => {
  it('leads admins to where their own page is entered, and tells members who can', async () => {
    const { page } = open({ year: aYear({ embedPage: '' }) });
    expect(await screen.findByRole('link', { name: 'Use a page of your website' })).toHaveAttribute(
      'href',
      '/set-up/years',
    );
    expect(screen.queryByRole('button', { name: 'Export personal links' })).not.toBeInTheDocument();
    page.unmount();
    open({ year: aYear({ embedPage: '' }), admin: false });
    expect(await screen.findByText(/An admin of your organisation can choose/)).toBeVisible();
    expect(
      screen.queryByRole('link', { name: 'Use a page of your website' }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /hosted page/ })).not.toBeInTheDocument();
  });

  it('hosts a page at one press, at an address that no other year has', async () => {
    const year = aYear({ embedPage: '', name: '2026', supportersTotal: 5 });
    open({ year, taken: ['oakhollow-2026'] });
    await screen.findByText('Where are the screens to play?');
    press('Use a hosted page');
    expect(await section('Where the links lead')).toHaveTextContent('/y/oakhollow-2026-2');
    expect(screen.getByRole('heading', { name: 'Where the links lead' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Export personal links' })).toBeEnabled();
  });

  it('says where links lead to this very computer, and who can change that', async () => {
    const { page } = open({ year: { ...YEAR, embedPage: 'http://localhost:4401/year' } });
    const title = 'These links open on this computer only';
    const note = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"], div');
    expect(note?.parentElement).toHaveTextContent('They lead to http://localhost:4401/year');
    expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute('href', '/set-up/years');
    page.unmount();
    open();
    await section('Export the links');
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  itInLongRun('hosts the page at the address that the story has already', async () => {
    const hostedPage = { ...DEFAULT_STORY.hostedPage, path: 'our-walks' };
    open({ year: aYear({ embedPage: '', story: { ...DEFAULT_STORY, hostedPage } }) });
    await screen.findByText('Where are the screens to play?');
    press('Use a hosted page');
    expect(await section('Where the links lead')).toHaveTextContent('/y/our-walks');
  });

  itInLongRun('says why no page could be hosted, and can be asked again', async () => {
    const { toast } = open({ year: aYear({ embedPage: '' }), failing: new Set(['saveStory']) });
    await screen.findByText('Where are the screens to play?');
    press('Use a hosted page');
    await waitFor(() => {
      expect(toast()?.body).toMatch(/The server could not be reached/);
    });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Use a hosted page' })).toBeEnabled();
    });
    press('Use a hosted page');
    expect(await section('Where the links lead')).toBeVisible();
  });

  it('tells how many links there are, the newest export and until when they work', async () => {
    open({ state: anExport({ revoked: 3 }) });
    const figures = await section('Links so far');
    expect(figures).toHaveTextContent('Supporters with a link43 revoked one by one');
    expect(figures).toHaveTextContent('Newest export20 Nov, 14:04by ada@example.org');
    expect(figures).toHaveTextContent('Valid until19 February 2027');
  });

  it('says when links have ended', async () => {
    const validUntil = { year: 2026, month: 11, day: 20 };
    const newestExport = { at: NOW, by: 'ada@example.org', validUntil, embedPage: YEAR.embedPage };
    open({ state: anExport({ newestExport }) });
    expect(await section('Links so far')).toHaveTextContent('Ended after20 November 2026');
  });

  it('says that all were revoked, and claims nothing of an export that is void', async () => {
    open({ state: anExport({ links: 0, allRevokedAt: NOW }) });
    const figures = await section('Links so far');
    expect(figures).toHaveTextContent('No link works');
    expect(figures).toHaveTextContent('All links were revoked');
    expect(figures).not.toHaveTextContent(/Newest export|Valid until/);
  });

  const OTHER_PAGES = [
    ['https://new.example/year', 'The links were made for another page, and show nothing any more'],
    ['', 'The links were made for another page, and show nothing any more'],
    ['https://oak.example/other', 'The links were made for another page of your site'],
  ] as const;
  it.each(IN_LONG_RUN ? OTHER_PAGES : OTHER_PAGES.slice(0, 1))(
    'says that the links were made for another page than “%s”',
    async (embedPage, title) => {
      open({ state: anExport(), year: { ...YEAR, embedPage } });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(/^They lead to https:\/\/oak.example\/year\. /)).toBeVisible();
    },
  );

  itInLongRun('knows links to the hosted page on the origin that serves it', async () => {
    const story = {
      ...DEFAULT_STORY,
      linksLeadTo: 'hostedPage' as const,
      hostedPage: { path: 'your-year', title: '', description: '' },
    };
    const at = (embedPage: string) => {
      const { newestExport = null } = anExport();
      return anExport({
        hostedPagesOrigin: 'https://stories.example',
        newestExport: newestExport && { ...newestExport, embedPage },
      });
    };
    const year = { ...YEAR, embedPage: '', story };
    const { page } = open({ state: at('https://stories.example/y/your-year'), year });
    expect(await section('Where the links lead')).toHaveTextContent(
      'https://stories.example/y/your-year',
    );
    expect(screen.queryByText(/were made for another page/)).not.toBeInTheDocument();
    expect(screen.queryByText(/data-supporter-screens/)).not.toBeInTheDocument();
    page.unmount();
    open({ state: at('https://stories.example/y/last-year'), year });
    expect(await screen.findByText(/were made for another page/)).toBeVisible();
  });

  itInLongRun('says nothing of pages where the links lead to this one, or none works', async () => {
    const { page } = open({ state: anExport() });
    await section('Links so far');
    expect(screen.queryByText(/were made for another page/)).not.toBeInTheDocument();
    page.unmount();
    open({ state: anExport({ links: 0 }), year: { ...YEAR, embedPage: 'https://new.example' } });
    await section('Links so far');
    expect(screen.queryByText(/were made for another page/)).not.toBeInTheDocument();
  });

  it('lets members look, and says why they can do no more', async () => {
    open({ admin: false, state: anExport() });
    expect(await screen.findByText('Only admins export and revoke personal links')).toBeVisible();
    expect(screen.getByText(/data-supporter-screens/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Export|Revoke/ })).not.toBeInTheDocument();
  });

  it('says why nothing could be loaded, and tries again', async () => {
    open({ failing: new Set(['linkState']), state: anExport() });
    expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
    press('Try again');
    expect(await section('Links so far')).toBeVisible();
  });
});

describe('the snippet', () => {
  it('names the product’s own script and goes to the clipboard', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { toast } = open();
    await section('Put the screens on your page');
    press('Copy');
    await waitFor(() => {
      expect(toast()?.body).toBe('Copied to clipboard!');
    });
    expect(writeText).toHaveBeenCalledWith(
      '<script src="http://localhost/embed.js" crossorigin async></script>\n<div data-supporter-screens>Your year opens in a newer browser.</div>',
    );
  });
});

describe('exporting', () => {
  it('hands over one file of all pages, and says who got no link', async () => {
    const { saved } = open();
    await section('Export the links');
    press('Export personal links');
    expect(await screen.findByText(`4 links are in “${FILE}”`)).toBeVisible();
    expect(saved.get(FILE)).toBe(
      [
        'supporter_id,link',
        '1,https://example.org/year#s=1',
        '2,https://example.org/year#s=2',
        "'-3+4,https://example.org/year#s=-3+4",
        '5,https://example.org/year#s=5',
        '',
      ].join('\r\n'),
    );
    expect(screen.getByText(/^1 supporter has no supporter id/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import the file again' })).toHaveAttribute(
      'href',
      '/fields/import',
    );
    expect(screen.getByText(/^1 supporter id begins with a sign/)).toBeVisible();
    expect(await section('Links so far')).toHaveTextContent('Valid until19 February 2027');
    saved.clear();
    press('Save the file again');
    expect(saved.size).toBe(1);
  });

  it('shows how far it is, and saves nothing when cancelled', async () => {
    const gates: (() => void)[] = [];
    const gate = () => new Promise<void>((resolve) => gates.push(resolve));
    const { saved } = open({ gate });
    await section('Export the links');
    press('Export personal links');
    expect(await screen.findByText(/^0 of 5 supporters \(0%\)/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Making links' })).toBeVisible();
    await act(async () => {
      gates.shift()?.();
      await Promise.resolve();
    });
    expect(await screen.findByText(/^2 of 5 supporters \(40%\)/)).toBeVisible();
    press('Cancel');
    expect(await screen.findByText(/^Cancelled, and no file was saved/)).toBeVisible();
    await act(async () => {
      gates.shift()?.();
      await Promise.resolve();
    });
    expect(saved.size).toBe(0);
    expect(screen.getByRole('button', { name: 'Export personal links' })).toBeEnabled();
  });

  describe('while other pages are looked at', () => {
    /** An export of which one page after the other is let through, by whoever has left its page. */
    async function exporting(parts: Opened = {}) {
      const gates: (() => void)[] = [];
      const gate = () => new Promise<void>((resolve) => gates.push(resolve));
      const opened = open({ gate, ...parts });
      await section('Export the links');
      press('Export personal links');
      await screen.findByText(/^0 of 5 supporters/);
      opened.page.unmount();
      const ends: EndedWork[] = [];
      const unwatch = watchWork((ended) => {
        if (ended !== null) ends.push(ended);
      });
      watches.push(unwatch);
      const letThrough = () =>
        act(async () => {
          gates.shift()?.();
          await jest
            .requireActual<{ readonly setImmediate: () => Promise<void> }>('node:timers/promises')
            .setImmediate();
        });
      return { ...opened, ends, letThrough };
    }
    const watches: (() => void)[] = [];
    afterEach(() => {
      for (const unwatch of watches.splice(0)) unwatch();
      for (const { stop } of runningWork()) stop?.();
    });

    it('goes on, is told to the header, and is found again with what it has', async () => {
      const { show, saved, ends, letThrough } = await exporting();
      await letThrough();
      expect(runningWork()).toMatchObject([
        { words: 'Exporting personal links', done: 0.4, to: '/screens/links' },
      ]);
      const again = show();
      expect(await screen.findByText(/^2 of 5 supporters \(40%\)/)).toBeVisible();
      again.unmount();
      await letThrough();
      await letThrough();
      expect(runningWork()).toEqual([]);
      expect(saved.get(FILE)?.split('\r\n')).toHaveLength(6);
      expect(ends.map(({ end }) => end)).toMatchObject([
        { failed: false, body: `4 links are in “${FILE}”.`, link: { to: '/screens/links' } },
      ]);
      show();
      expect(await screen.findByText(`4 links are in “${FILE}”`)).toBeVisible();
    });

    itInLongRun('says why it stopped, and goes on from there on its page', async () => {
      const failing: MemoryLinks['failing'] = new Set();
      const { show, saved, ends, letThrough } = await exporting({ failing });
      await letThrough();
      failing.add('exportLinks');
      await letThrough();
      expect(ends.map(({ end }) => end)).toMatchObject([
        { failed: true, header: 'Export of links stopped' },
      ]);
      show();
      expect(await screen.findByText('The export stopped after 2 supporters')).toBeVisible();
      press('Try again');
      await letThrough();
      await letThrough();
      expect(saved.get(FILE)?.split('\r\n')).toHaveLength(6);
    });

    itInLongRun('is stopped by the header, without a file or a word', async () => {
      const { show, saved, ends, letThrough } = await exporting();
      act(() => {
        runningWork()[0]?.stop?.();
      });
      await letThrough();
      expect([saved.size, ends, runningWork()]).toEqual([0, [], []]);
      show();
      await section('Export the links');
      expect(screen.getByText(/^Cancelled, and no file was saved/)).toBeVisible();
    });

    it('ends with the sign-in, and keeps nothing of what it had', async () => {
      const { show, store, saved, ends, letThrough } = await exporting();
      await letThrough();
      const auth = store.get(authAtom);
      act(() => {
        store.set(authAtom, { status: 'loggedOut' });
      });
      await letThrough();
      expect([saved.size, ends, runningWork()]).toEqual([0, [], []]);
      store.set(authAtom, auth);
      show();
      await section('Export the links');
      expect(screen.queryByText(/supporters \(40%\)/)).not.toBeInTheDocument();
    });

    itInLongRun('stops with a word where another organisation is gone to', async () => {
      const { store, saved, ends, letThrough } = await exporting();
      act(() => {
        store.set(organisationAtom, {
          status: 'ready',
          organisation: anOrganisation({ id: asId<OrganisationId>('other'), name: 'Other' }),
          years: [],
        });
      });
      await letThrough();
      expect(saved.size).toBe(0);
      expect(ends.map(({ end }) => end)).toMatchObject([
        { failed: true, body: expect.stringMatching(/^You went to another/) as string },
      ]);
    });
  });

  it('goes on from where the server failed', async () => {
    const failing: MemoryLinks['failing'] = new Set();
    let pages = 0;
    const gate = () => {
      pages += 1;
      if (pages === 2) failing.add('exportLinks');
      return Promise.resolve();
    };
    const { saved } = open({ failing, gate });
    await section('Export the links');
    press('Export personal links');
    expect(await screen.findByText('The export stopped after 2 supporters')).toBeVisible();
    expect(saved.size).toBe(0);
    press('Try again');
    expect(await screen.findByText(`4 links are in “${FILE}”`)).toBeVisible();
    expect(saved.get(FILE)?.split('\r\n')).toHaveLength(6);
  });

  it('takes days from today to two years ahead', async () => {
    open();
    const day = await screen.findByLabelText('Valid until');
    expect(day).toHaveValue('2027-02-19');
    fireEvent.change(day, { target: { value: '2026-11-20' } });
    expect(await screen.findByText(/Choose a day from today to 20 November 2028/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export personal links' })).toBeDisabled();
    fireEvent.change(day, { target: { value: '2026-11-21' } });
    expect(screen.getByRole('button', { name: 'Export personal links' })).toBeEnabled();
  });

  it('waits for supporters', async () => {
    open({ year: { ...YEAR, supportersTotal: 0 } });
    expect(await screen.findByText(/has no supporters yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export personal links' })).toBeDisabled();
  });
});

describe('a test to oneself', () => {
  const SENT = 'Sent to ada@example.org. The link works until 24 November 2026.';
  const write = async (email: string) => {
    const form = within(await section('Send me a test'));
    const input = form.getByLabelText('Supporter email');
    fireEvent.change(input, { target: { value: email } });
    return { form, input };
  };
  const submit = (input: HTMLElement) => {
    const written = input.closest('form');
    if (written === null) throw new Error('There is no form');
    fireEvent.submit(written);
  };

  it('says where it goes, that it is being sent, and until when its link works', async () => {
    let release: () => void = () => undefined;
    const gate = () => new Promise<void>((resolve) => (release = resolve));
    open({ gate });
    const { form, input } = await write('supporter1@example.org');
    expect(form.getByText(/to ada@example\.org and nobody else/)).toBeVisible();
    submit(input);
    expect(await form.findByRole('button', { name: 'Sending' })).toBeDisabled();
    await act(async () => {
      release();
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(form.getByRole('status')).toHaveTextContent(SENT);
    });
    expect(input).toHaveValue('supporter1@example.org');
    fireEvent.change(input, { target: { value: 'supporter2@example.org' } });
    expect(form.getByRole('status')).toHaveTextContent('The whole address, as it was imported.');
  });

  it('that was only written to a folder does not say that it was sent', async () => {
    const validUntil = { year: 2026, month: 11, day: 24 };
    open({ tests: [{ outcome: 'kept', to: 'ada@example.org', validUntil }] });
    const { form, input } = await write('supporter1@example.org');
    submit(input);
    await waitFor(() => {
      expect(form.getByRole('status')).toHaveTextContent(
        'Not sent: this installation sends no email. The test lies in the folder “mails” of its data; its link works until 24 November 2026.',
      );
    });
  });

  it('about nobody who may get a link is refused at the email', async () => {
    open();
    const { form, input } = await write('nobody@example.org');
    submit(input);
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Nobody who may get a link has this email.',
    );
    expect(input).toHaveFocus();
    expect(input).toBeInvalid();
  });

  it('asks for the whole email before it asks the server', async () => {
    open({ gate: () => Promise.reject(new Error('asked')) });
    const { form, input } = await write('supporter1');
    submit(input);
    expect(await form.findByRole('alert')).toHaveTextContent('Write the whole email address.');
    expect(input).toHaveFocus();
  });

  itInLongRun('says why none was sent, and can be sent again', async () => {
    open({
      failing: new Set(['sendTestLink']),
      tests: [{ outcome: 'enough' }, { outcome: 'notSent' }],
    });
    const { form, input } = await write('supporter1@example.org');
    const sentences = [/could not be reached/, /No more tests go out today/, /could not be sent/];
    for (const sentence of sentences) {
      submit(input);
      await waitFor(() => {
        expect(form.getByRole('status')).toHaveTextContent(sentence);
      });
    }
    submit(input);
    await waitFor(() => {
      expect(form.getByRole('status')).toHaveTextContent(/^Sent to ada@example\.org/);
    });
  });

  it('is not offered to whoever may not export', async () => {
    open({ admin: false });
    await screen.findByText('Only admins export and revoke personal links');
    expect(screen.queryByRole('region', { name: 'Send me a test' })).not.toBeInTheDocument();
  });
});

describe('revoking', () => {
  const input = () =>
    within(screen.getByRole('region', { name: 'Revoke links' })).getByLabelText('Supporter email');
  const write = (email: string) => {
    fireEvent.change(input(), { target: { value: email } });
  };

  it('looks a supporter up and revokes their link after asking', async () => {
    const { toast } = open({ state: anExport() });
    await section('Revoke links');
    expect(screen.getByRole('button', { name: 'Revoke this link' })).toBeDisabled();
    write(' supporter1@example.org ');
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(await screen.findByText('Supporter found')).toBeVisible();
    press('Revoke this link');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('supporter1@example.org');
    fireEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => {
      expect(toast()?.body).toBe('The link of supporter1@example.org no longer works.');
    });
    expect(await section('Links so far')).toHaveTextContent('31 revoked one by one');
    expect(input()).toHaveValue('');
  });

  itInLongRun('says when there is no such supporter', async () => {
    open({ state: anExport() });
    await section('Revoke links');
    write('nobody@example.org');
    expect(await screen.findByText('Cannot find supporter')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Revoke this link' })).toBeDisabled();
  });

  it('revokes all after saying what happens', async () => {
    const { toast } = open({ state: anExport() });
    await section('Revoke links');
    press('Revoke all links');
    const question = await screen.findByRole('alertdialog', { name: 'Revoke all links of 2026?' });
    expect(question).toHaveTextContent('The links of all 4 supporters stop working at once');
    fireEvent.click(within(question).getByRole('button', { name: 'Revoke all' }));
    await waitFor(() => {
      expect(toast()?.body).toBe('No link of 2026 works any more.');
    });
    expect(await screen.findByText('There are no links of 2026 to revoke.')).toBeVisible();
  });

  it('offers a file no more whose links were revoked', async () => {
    open();
    await section('Export the links');
    press('Export personal links');
    expect(await screen.findByText(`4 links are in “${FILE}”`)).toBeVisible();
    press('Revoke all links');
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke all' }),
    );
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Save the file again' })).not.toBeInTheDocument();
    });
  });

  itInLongRun('says why it did not work', async () => {
    const { toast } = open({ state: anExport(), failing: new Set(['revokeAllLinks']) });
    await section('Revoke links');
    press('Revoke all links');
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke all' }),
    );
    await waitFor(() => {
      expect(toast()?.body).toMatch(/^Error revoking - please try again\nThe server could not/);
    });
    expect(screen.getByRole('button', { name: 'Revoke all links' })).toBeEnabled();
  });
});

describe('sharing', () => {
  it('saves the hashtag with its sign, and whether pictures are allowed', async () => {
    const { toast } = open({ state: anExport() });
    await section('What supporters share');
    expect(screen.getByRole('button', { name: 'Save sharing' })).toBeDisabled();
    fireEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Save sharing' })).toBeEnabled();
    });
    fireEvent.change(screen.getByLabelText('Hashtag'), { target: { value: 'OakYear' } });
    press('Save sharing');
    await waitFor(() => {
      expect(toast()?.body).toBe('Saved successfully!');
    });
    expect(screen.getByLabelText('Hashtag')).toHaveValue('#OakYear');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Save sharing' })).toBeDisabled();
    });
  });

  it('refuses what no network takes for a hashtag', async () => {
    open({ state: anExport() });
    await section('What supporters share');
    fireEvent.change(screen.getByLabelText('Hashtag'), { target: { value: 'our year' } });
    expect(await screen.findByText(/Letters, digits and underscores only/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save sharing' })).toBeDisabled();
  });

  describe('that a colleague has saved meanwhile', () => {
    const THEIRS = {
      sharing: { hashtag: '#Theirs', picture: true },
      sharingSaved: { revision: 1, savedBy: 'bo@example.org', savedAt: new Date('2026-03-04') },
    };
    const saveOverTheirs = async () => {
      open({ state: anExport(), others: [THEIRS] });
      await section('What supporters share');
      fireEvent.change(screen.getByLabelText('Hashtag'), { target: { value: '#Mine' } });
      press('Save sharing');
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent(
        'bo@example.org saved what supporters share on 4 Mar 2026',
      );
      return question;
    };

    it('is loaded in place of the edits', async () => {
      await saveOverTheirs();
      press('Load theirs');
      await waitFor(() => {
        expect(screen.getByLabelText('Hashtag')).toHaveValue('#Theirs');
      });
      expect(screen.getByRole('checkbox')).toBeChecked();
    });

    it('is overwritten where that is chosen, and not before', async () => {
      await saveOverTheirs();
      press('Overwrite');
      await waitFor(() => {
        expect(screen.getByRole('button', { name: 'Save sharing' })).toBeDisabled();
      });
      expect(screen.getByLabelText('Hashtag')).toHaveValue('#Mine');
    });
  });

  it('keeps what was written when saving fails', async () => {
    const { toast } = open({ state: anExport(), failing: new Set(['saveSharing']) });
    await section('What supporters share');
    fireEvent.change(screen.getByLabelText('Hashtag'), { target: { value: '#OakYear' } });
    press('Save sharing');
    await waitFor(() => {
      expect(toast()?.body).toMatch(/^Error saving - please try again\n/);
    });
    expect(screen.getByLabelText('Hashtag')).toHaveValue('#OakYear');
    expect(screen.getByRole('button', { name: 'Save sharing' })).toBeEnabled();
  });
});
