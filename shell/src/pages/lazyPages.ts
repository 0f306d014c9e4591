import { lazy, type ComponentType } from 'react';
import { links } from 'shared-kernel/contract';

/** Pages that few visits open: each comes in a file of its own. */
const LOADS = {
  about: async () => ({ default: (await import('./about/AboutPage')).AboutPage }),
  account: async () => ({ default: (await import('./AccountPage')).AccountPage }),
  accountDeleted: async () => ({
    default: (await import('./account/AccountDeletedPage')).AccountDeletedPage,
  }),
  forgotPassword: async () => ({
    default: (await import('./ForgotPasswordPage')).ForgotPasswordPage,
  }),
  help: async () => ({ default: (await import('./help/HelpPage')).HelpPage }),
  privacy: async () => ({ default: (await import('./PrivacyPage')).PrivacyPage }),
  signUp: async () => ({ default: (await import('./SignUpPage')).SignUpPage }),
  signUpSuccess: async () => ({ default: (await import('./SignUpSuccessPage')).SignUpSuccessPage }),
  terms: async () => ({ default: (await import('./TermsPage')).TermsPage }),
} as const satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export const AboutPage = lazy(LOADS.about);
export const AccountPage = lazy(LOADS.account);
export const AccountDeletedPage = lazy(LOADS.accountDeleted);
export const ForgotPasswordPage = lazy(LOADS.forgotPassword);
export const HelpPage = lazy(LOADS.help);
export const HelpTopicPage = lazy(async () => ({
  default: (await import('./help/HelpTopicPage')).HelpTopicPage,
}));
export const PrivacyPage = lazy(LOADS.privacy);
export const SignUpPage = lazy(LOADS.signUp);
export const SignUpSuccessPage = lazy(LOADS.signUpSuccess);
export const TermsPage = lazy(LOADS.terms);

/** Code that a page shows before anything is done on it, by the page's name among `links`. */
const FIRST_PARTS = { ...LOADS, home: () => import('./home/YearPanels') };

/**
 * Begins to load the page of an address, where it has a file of its own: at the start, beside everything else, and when a
 * link to it is pointed at. What fails is told by the page itself, which asks for it again.
 */
export function preloadPage(path: string): void {
  const page = Object.entries(FIRST_PARTS).find(
    ([name]) => links[name as keyof typeof FIRST_PARTS]() === path,
  );
  void page?.[1]().catch(() => undefined);
}
