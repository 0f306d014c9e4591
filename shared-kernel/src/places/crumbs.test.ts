import { crumbsOf } from './crumbs';

const words = (...page: [pathname: string, title: string, about?: string]) => {
  const [pathname, title, about] = page;
  return crumbsOf({ pathname, title, about }).map(({ label, path }) =>
    path === null ? label : `${label} (${path})`,
  );
};

it.each([
  [
    '/screens/hello/design',
    'Screen design',
    'Hello',
    'Screens (/screens) > Hello (/screens/hello/design) > Design',
  ],
  [
    '/screens/hello/setup',
    'Screen setup',
    'Hello',
    'Screens (/screens) > Hello (/screens/hello/design) > Setup',
  ],
  ['/screens/hello/setup', 'Screen setup', undefined, 'Screens (/screens) > Setup'],
  ['/screens/links', 'Personal links', undefined, 'Screens (/screens) > Personal links'],
  ['/supporters', 'Supporter', undefined, 'Screens (/screens) > Supporter'],
  ['/searches/planters', 'Edit search', 'Planters', 'Searches (/searches) > Planters'],
  ['/searches/planters', 'Edit search', undefined, 'Searches (/searches) > Edit search'],
  ['/fields/import', 'Import supporters', undefined, 'Data fields (/fields) > Import supporters'],
  ['/set-up/people', 'Settings', 'People', 'Settings (/set-up) > People'],
])('%s lies below its area', (pathname, title, about, expected) => {
  expect(words(pathname, title, about).join(' > ')).toBe(expected);
});

it.each([
  '/screens',
  '/searches',
  '/fields',
  '/set-up',
  '/home',
  '/account',
  '/login',
  '/help/searches',
  '/nowhere',
])('pages that lie below no area have no way to them: %s', (pathname) => {
  expect(crumbsOf({ pathname, title: 'Page' })).toEqual([]);
});
