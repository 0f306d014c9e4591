import { drawFirstPages } from './drawFirstPages';

/** Selectors of Emotion's classes. */
const CLASS = /\bcss-[a-z\d]+\b/g;

it('draws each page whole, with all that its classes say, and no style that hosting would refuse', async () => {
  const { guests, staff, styles } = await drawFirstPages();
  expect(guests.map(({ path, isOfPerson, tool }) => [path, isOfPerson, tool])).toEqual([
    ['/login', false, 'whenUsed'],
    ['/login', true, 'whenUsed'],
    ['/sign-up', false, 'atOnce'],
    ['/home', false, 'unused'],
  ]);
  const described = new Set(styles.match(CLASS));
  for (const markup of [...guests.map((page) => page.markup), staff]) {
    expect(markup).toMatch(/<header.*<main.*<h1.*<footer/s);
    expect(markup).not.toMatch(/<style|<script|<link|<title|<!--|\bstyle=/);
    expect(markup.match(CLASS)?.filter((name) => !described.has(name))).toEqual([]);
  }
});

it('prints the styles that the tool would make each time it begins, and no class', async () => {
  const { globalStyles } = await drawFirstPages();
  for (const layer of [
    '@layer reset,base,tokens,recipes;',
    '@layer reset{',
    '@layer base{',
    '@layer tokens{',
  ])
    expect(globalStyles.split(layer)).toHaveLength(2);
  expect(globalStyles.match(CLASS)).toBeNull();
});

it('draws the words of the pages', async () => {
  const { guests } = await drawFirstPages();
  const words = guests.map(({ title, markup }) => `${title} ${markup}`);
  expect(words[0]).toMatch(/Login – Supporter Screens.*Login with Google/s);
  expect(words[0]).not.toContain('Last time');
  expect(words[1]).toMatch(/Last time: <span data-last-email="true">…<\/span>.*Forget/s);
  expect(words[2]).toMatch(/Sign up – Supporter Screens.*Sign up with Google/s);
  expect(words[3]).toMatch(/Please sign up or login to get started.*data-welcome-screen/s);
});

it('draws places for what is remembered of a frame', async () => {
  const { staff } = await drawFirstPages();
  for (const words of ['organisation', 'year', 'heading', 'help'])
    expect(staff).toContain(`>{${words}}<`);
  expect(staff).toMatch(
    /<nav.*href="\/home".*<\/nav>.*href="\/set-up".*Ctrl K<.*data-first-shape.*first-paint-wait/s,
  );
  expect(staff).not.toContain('aria-current');
});
