import { act, render } from '@testing-library/react';
import { UiProvider } from './UiProvider';

/** A device whose setting can be changed while the page is open. */
function aDevice(dark: boolean) {
  const listeners = new Set<() => void>();
  const preference = {
    media: '(prefers-color-scheme: dark)',
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(() => preference as unknown as MediaQueryList);
  return {
    setDark: (matches: boolean) => {
      preference.matches = matches;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
    listeners,
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('is as dark as the device, and follows it', () => {
  const device = aDevice(true);
  const root = document.documentElement;
  const { unmount } = render(<UiProvider>A page</UiProvider>);
  expect(root).toHaveClass('dark');
  expect(root).toHaveStyle({ colorScheme: 'dark' });
  device.setDark(false);
  expect(root).not.toHaveClass('dark');
  unmount();
  expect(device.listeners.size).toBe(0);
});
