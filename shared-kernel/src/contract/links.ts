import type { ScreenId, SearchId, StoredExamples } from 'shared-kernel/model';

/** The addresses of spec §2 by which areas refer to each other. */
export const links = {
  home: () => '/home',
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  signUp: () => '/sign-up',
  signUpSuccess: () => '/sign-up/success',
  account: () => '/account',
  accountDeleted: () => '/account/deleted',
  setUp: () => '/set-up',
  rollForward: () => '/set-up/roll-forward',
  about: () => '/about',
  /** The guide: its contents, or its part about the page of an address. */
  help: (page?: string) =>
    page === undefined ? '/help' : `/help?page=${encodeURIComponent(page)}`,
  /** A part of the guide, by its id; `words` is the list of words. */
  helpTopic: (id: string) => `/help/${id}`,
  privacy: () => '/privacy',
  terms: () => '/terms',
  fields: () => '/fields',
  importSupporters: () => '/fields/import',
  searches: () => '/searches',
  search: (id: SearchId) => `/searches/${encodeURIComponent(id)}`,
  screens: () => '/screens',
  personalLinks: () => '/screens/links',
  story: () => '/screens/story',
  results: () => '/screens/results',
  screenSetup: (id: ScreenId) => `/screens/${encodeURIComponent(id)}/setup`,
  screenDesign: (id: ScreenId) => `/screens/${encodeURIComponent(id)}/design`,
  supporters: () => '/supporters',
  supporter: (email: string) => supporterAddress({ email }),
  /** An example supporter, whose email is masked for whoever follows it (D378). */
  supporterExample: ({ kind, ...of }: StoredExamples, index: number) =>
    supporterAddress({ kind, ...of, example: String(index) }),
} as const;

/** Whom it is about stands behind `#`, which browsers send to no server (D410). */
const supporterAddress = (whom: Readonly<Record<string, string>>): string =>
  `/supporters#${new URLSearchParams(whom).toString()}`;
