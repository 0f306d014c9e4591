import { act, render, renderHook, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import {
  asId,
  failed,
  succeeded,
  type OrganisationId,
  type Result,
  type UserId,
  type YearId,
  type YearScope,
} from 'shared-kernel/model';
import { authAtom, organisationAtom } from 'shared-kernel/session';
import { anOrganisation, signedIn } from 'shared-kernel/testing';
import type * as reactParts from 'react';
import { Suspense, use, type ReactNode } from 'react';
import { queryClientAtom } from './queryClientAtom';
import { ofYear } from './reading';
import { ServerState } from './ServerState';
import { useReading, useReadings } from './useReadings';

type Answer = Result<string, 'gone'>;

const scope: YearScope = {
  organisationId: asId<OrganisationId>('trust'),
  yearId: asId<YearId>('2026'),
};
let store = signedIn();
let hidden = false;

beforeEach(() => {
  store = signedIn();
  hidden = false;
  jest.useFakeTimers();
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (hidden ? 'hidden' : 'visible'));
  render(<ServerState />, { wrapper });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);
/** Answers one after the other, and the last of them from then on. */
const answers = (...all: readonly [Answer, ...Answer[]]) => {
  const [first, ...later] = all;
  let newest = first;
  return jest.fn<Promise<Answer>, []>(() => {
    const answer = newest;
    newest = later.shift() ?? newest;
    return Promise.resolve(answer);
  });
};
const page = (
  load: () => Promise<Answer>,
  options: Parameters<typeof useReading<string, 'gone'>>[1] = {},
) => renderHook(() => useReading(ofYear(scope, 'searches', load), options), { wrapper });

it('is loading, then ready', async () => {
  const { result } = page(answers(succeeded('one')));
  expect(result.current[0]).toEqual({ status: 'loading' });
  await pass(0);
  expect(result.current[0]).toEqual({ status: 'ready', value: 'one' });
});

describe('a page that is drawn in steps', () => {
  /** What each rendering of the page was given. */
  const renderings = (load: () => Promise<Answer>) => {
    const seen: string[] = [];
    const useStatus = () => {
      const [{ status }] = useReading(ofYear(scope, 'searches', load), { inSteps: true });
      seen.push(status);
    };
    const { unmount } = renderHook(useStatus, { wrapper });
    return { seen, unmount };
  };

  it('is loading while React draws what came', async () => {
    const react = jest.requireActual<typeof reactParts>('react');
    const drawing = jest.spyOn(react, 'useDeferredValue').mockReturnValue(false);
    const inSteps = page(answers(succeeded('one')), { inSteps: true });
    const atOnce = page(answers(succeeded('one')));
    await pass(0);
    expect(inSteps.result.current[0].status).toBe('loading');
    expect(atOnce.result.current[0].status).toBe('ready');
    drawing.mockImplementation((value: unknown) => value);
    inSteps.rerender();
    expect(inSteps.result.current[0].status).toBe('ready');
  });

  it('is there at once where an earlier page has read it', async () => {
    const load = answers(succeeded('one'));
    const before = renderings(load);
    await pass(0);
    before.unmount();
    expect(renderings(load).seen).not.toContain('loading');
  });
});

it('keeps what is shown when a reload fails', async () => {
  const { result } = page(answers(succeeded('one'), failed('gone')));
  await pass(0);
  await act(() => result.current[1]());
  expect(result.current[0]).toEqual({ status: 'ready', value: 'one' });
});

it('starts over after a failed first load', async () => {
  const { result } = page(answers(failed('gone'), succeeded('two')));
  await pass(0);
  expect(result.current[0]).toEqual({ status: 'failed', error: 'gone' });
  await act(() => result.current[1]());
  expect(result.current[0]).toEqual({ status: 'ready', value: 'two' });
});

it('shows what an earlier page has read at once, and what has become of it behind it', async () => {
  const load = answers(succeeded('before'), succeeded('now'));
  const before = page(load);
  await pass(0);
  before.unmount();
  const { result } = page(load);
  expect(result.current[0]).toEqual({ status: 'ready', value: 'before' });
  await pass(0);
  expect(result.current[0]).toEqual({ status: 'ready', value: 'now' });
});

it('keeps nothing that is edited: a page begins with what is stored when it is opened', async () => {
  const load = answers(succeeded('before'), succeeded('now'));
  const before = page(load, { fresh: true });
  await pass(0);
  before.unmount();
  await pass(0);
  expect(page(load, { fresh: true }).result.current[0]).toEqual({ status: 'loading' });
  await pass(0);
});

it('asks once for what two parts of a page need at the same time', async () => {
  const load = answers(succeeded('one'));
  renderHook(
    () => [
      useReading(ofYear(scope, 'searches', load)),
      useReading(ofYear(scope, 'searches', load)),
    ],
    { wrapper },
  );
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is ready when all are there, and fails with the first that failed', async () => {
  const together = (second: Answer) =>
    renderHook(
      () =>
        useReadings({
          one: ofYear(scope, 'searches', answers(succeeded('one'))),
          two: ofYear(scope, 'screens', answers(second)),
        })[0],
      { wrapper },
    );
  const failing = together(failed('gone'));
  await pass(0);
  expect(failing.result.current).toEqual({ status: 'failed', error: 'gone' });
  failing.unmount();
  const { result } = together(succeeded('two'));
  await pass(0);
  expect(result.current).toEqual({ status: 'ready', value: { one: 'one', two: 'two' } });
});

describe('a page that is being drawn', () => {
  /** Shows one reading beside a part whose code is on its way until `arrive` is called. */
  async function drawn(load: () => Promise<Answer>, options: Parameters<typeof page>[1] = {}) {
    let arrive: () => void = () => undefined;
    const code = new Promise<void>((resolve) => (arrive = resolve));
    const Part = () => {
      const [answer] = useReading({ key: ['one'], load }, options);
      return <p>{answer.status === 'ready' ? answer.value : answer.status}</p>;
    };
    const Late = () => {
      use(code);
      return null;
    };
    const { unmount } = await act(async () => {
      const drawing = render(
        <Suspense>
          <Part />
          <Late />
        </Suspense>,
        { wrapper },
      );
      await Promise.resolve();
      return drawing;
    });
    const there = async () => {
      arrive();
      // React does not take back at once what it shows meanwhile.
      await pass(1000);
    };
    return { there, unmount };
  }

  it('asks before it is there, and no second time once it is', async () => {
    const load = answers(succeeded('first'), succeeded('second'));
    const { there, unmount } = await drawn(load);
    await pass(0);
    expect(load).toHaveBeenCalledTimes(1);
    await there();
    expect(screen.getByText('first')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    unmount();
    page(load);
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks anew where it took longer than such a page does', async () => {
    const load = answers(succeeded('first'), succeeded('second'));
    const { there } = await drawn(load);
    await pass(20_000);
    await there();
    expect(screen.getByText('second')).toBeVisible();
  });

  it('asks anew where something has changed meanwhile', async () => {
    const load = answers(succeeded('first'), succeeded('second'));
    const { there } = await drawn(load);
    await pass(0);
    await store.get(queryClientAtom).invalidateQueries({ queryKey: ['one'] });
    await there();
    expect(screen.getByText('second')).toBeVisible();
  });

  it('asks nothing that is to be as it is stored when the page is there', async () => {
    const load = answers(succeeded('first'));
    await drawn(load, { fresh: true });
    await pass(0);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('polling', () => {
  const poll = (value: string) => value === 'counting';

  it('goes on every 2 s while something counts, and stops when it does no longer', async () => {
    const counting = succeeded('counting');
    const load = answers(counting, counting, counting, succeeded('12'));
    const { result } = page(load, { poll });
    await pass(6000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(result.current[0]).toEqual({ status: 'ready', value: '12' });
    await pass(20_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('rests while nobody sees the page, and goes on at once when it is seen again', async () => {
    const load = answers(succeeded('counting'));
    page(load, { poll });
    await pass(0);
    hidden = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await pass(20_000);
    expect(load).toHaveBeenCalledTimes(1);
    hidden = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('never has two calls under way', async () => {
    const load = jest.fn<Promise<Answer>, []>(() => new Promise(() => undefined));
    load.mockResolvedValueOnce(succeeded('counting'));
    page(load, { poll });
    await pass(20_000);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a page of another person, or of another organisation,', () => {
  const loggedIn = store.get(authAtom);
  const takeOver = {
    'after signing out': () => {
      store.set(authAtom, { status: 'loggedOut' });
      store.set(authAtom, loggedIn);
    },
    'for somebody else': () => {
      if (loggedIn.status !== 'loggedIn') throw new Error('Nobody is logged in');
      store.set(authAtom, { ...loggedIn, userId: asId<UserId>('another') });
    },
    'for another organisation': () => {
      const organisation = anOrganisation({ id: asId<OrganisationId>('another') });
      store.set(organisationAtom, { status: 'ready', organisation, years: [] });
    },
  };

  it.each(Object.keys(takeOver) as (keyof typeof takeOver)[])(
    'shows nothing that was kept before: %s',
    async (how) => {
      const before = page(answers(succeeded('theirs')));
      await pass(0);
      before.unmount();
      act(takeOver[how]);
      const { result } = page(answers(succeeded('mine')));
      expect(result.current[0]).toEqual({ status: 'loading' });
      await pass(0);
      expect(result.current[0]).toEqual({ status: 'ready', value: 'mine' });
    },
  );
});
