import { WEIGHED_PAGES, weightFault } from './weighedPages';

const page = { name: 'home', path: '/home', isSignedIn: true, budgetKb: 300 };

describe('weightFault', () => {
  it('is silent up to the budget', () => {
    expect(weightFault(page, 300_000)).toBeNull();
  });

  it('names the page, what it weighs, what it may and where to look further', () => {
    expect(weightFault(page, 300_100)).toMatch(
      /^The page home \(\/home\) loads 300\.1 kB .* its budget is 300 kB .*"npm run sizes -- home"/,
    );
  });
});

it('weighs every area of staff and the page of people who are not signed in', () => {
  expect(WEIGHED_PAGES.filter(({ isSignedIn }) => !isSignedIn)).not.toEqual([]);
  expect(WEIGHED_PAGES.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/home', '/searches', '/screens', '/fields', '/set-up/years']),
  );
});
