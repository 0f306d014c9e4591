import { useLayoutEffect } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** Keeps the page as light or dark as the person has set up their device, also when that changes. */
export function useColourScheme(): void {
  useLayoutEffect(() => {
    const preference = window.matchMedia(DARK);
    const apply = () => {
      const root = document.documentElement;
      root.classList.toggle('dark', preference.matches);
      // What the browser itself draws: scroll bars, date pickers, lists of suggestions.
      root.style.colorScheme = preference.matches ? 'dark' : 'light';
    };
    apply();
    preference.addEventListener('change', apply);
    return () => {
      preference.removeEventListener('change', apply);
    };
  }, []);
}
