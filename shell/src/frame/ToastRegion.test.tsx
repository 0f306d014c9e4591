import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { toastAtom, type Toast } from 'shared-kernel/session';
import { UiProvider } from 'shared-kernel/ui';
import { ToastRegion } from './ToastRegion';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show(toast: Toast) {
  const store = createStore();
  store.set(toastAtom, { key: 1, toast });
  render(
    <UiProvider>
      <Provider store={store}>
        <ToastRegion />
      </Provider>
    </UiProvider>,
  );
  return store;
}

/** Chakra's palette of the variant, as the toast's style has it. */
function colour(): string | undefined {
  const classes = screen.getByRole('status').firstElementChild?.className.split(' ') ?? [];
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const own = rules
    .map(({ cssText }) => cssText)
    .filter((text) => classes.some((name) => text.includes(`.${name} `)));
  return /color-palette-solid: ?var\(--ss-colors-([a-z]+)-/.exec(own.join(''))?.[1];
}

const pass = (durationMs: number) =>
  act(() => {
    jest.advanceTimersByTime(durationMs);
  });

describe('the toast (spec §2, §9)', () => {
  it('has a header and a body, is a warning unless it says otherwise, and leaves after 5 s', () => {
    show({ header: 'Email address', body: 'Copied to clipboard!' });
    expect(screen.getByRole('status')).toHaveTextContent('Email addressCopied to clipboard!');
    expect(colour()).toBe('orange');
    pass(4999);
    expect(screen.getByText('Copied to clipboard!')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Copied to clipboard!')).toBeNull();
  });

  it('leaves after its own time', () => {
    show({ header: 'Search', body: 'Saved successfully!', variant: 'success', delayMs: 2000 });
    expect(colour()).toBe('green');
    pass(2000);
    expect(screen.queryByText('Saved successfully!')).toBeNull();
  });

  it('stays until it is closed where it has no time', () => {
    const store = show({ header: 'Loading organisation', body: 'Please wait...', delayMs: null });
    pass(3_600_000);
    expect(screen.getByText('Please wait...')).toBeVisible();
    act(() => {
      screen.getByRole('button', { name: 'Close message' }).click();
    });
    expect(store.get(toastAtom)).toBeNull();
  });

  it('begins its time anew when another takes its place', () => {
    const store = show({ header: 'One', body: 'first' });
    pass(4000);
    act(() => {
      store.set(toastAtom, { key: 2, toast: { header: 'Two', body: 'second' } });
    });
    pass(4000);
    expect(screen.getByText('second')).toBeVisible();
  });
});
