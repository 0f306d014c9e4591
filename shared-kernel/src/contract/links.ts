import type { ScreenId, SearchId } from 'shared-kernel/model';

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
} as const;
