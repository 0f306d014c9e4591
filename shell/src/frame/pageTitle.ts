import { matchPath } from 'react-router-dom';

/** Spec §2; what the product has beyond it. */
const TITLES = {
  '/fields': 'Data fields',
  '/fields/calculated': 'Calculated fields',
  '/fields/import': 'Import supporters',
  '/screens': 'Screens',
  '/screens/links': 'Personal links',
  '/screens/publish': 'Publish',
  '/screens/results': 'Results',
  '/screens/story': 'Story',
  '/screens/templates': 'Start with a story',
  '/screens/:id/design': 'Screen design',
  '/screens/:id/setup': 'Screen setup',
  '/searches': 'Searches',
  '/searches/:id': 'Edit search',
  '/set-up/pictures': 'Pictures',
  '/supporters': 'Supporter',
} as const;

/** The title of a page that works on a year, for what the shell shows in its place. */
export const pageTitle = (pathname: string): string =>
  Object.entries(TITLES).find(([path]) => matchPath(path, pathname) !== null)?.[1] ?? 'Page';
