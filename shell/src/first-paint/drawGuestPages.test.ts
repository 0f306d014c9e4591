import { drawGuestPages } from './drawGuestPages';

/** Selectors of Emotion's classes. */
const CLASS = /\bcss-[a-z\d]+\b/g;

it('draws each page whole, with all that its classes say, and no style that hosting would refuse', async () => {
  const { pages, styles } = await drawGuestPages();
  expect(pages.map(({ path, isOfPerson, tool }) => [path, isOfPerson, tool])).toEqual([
    ['/login', false, 'whenUsed'],
    ['/login', true, 'whenUsed'],
    ['/sign-up', false, 'atOnce'],
    ['/home', false, 'unused'],
  ]);
  const described = new Set(styles.match(CLASS));
  for (const { markup } of pages) {
    expect(markup).toMatch(/<header.*<main.*<h1.*<footer/s);
    expect(markup).not.toMatch(/<style|<script|<link|<title|<!--|\bstyle=/);
    expect(markup.match(CLASS)?.filter((name) => !described.has(name))).toEqual([]);
  }
});

it('draws the words of the pages', async () => {
  const { pages } = await drawGuestPages();
  const words = pages.map(({ title, markup }) => `${title} ${markup}`);
  expect(words[0]).toMatch(/Login – Supporter Screens.*Login with Google/s);
  expect(words[0]).not.toContain('Last time');
  expect(words[1]).toMatch(/Last time: <span data-last-email="true">…<\/span>.*Forget/s);
  expect(words[2]).toMatch(/Sign up – Supporter Screens.*Sign up with Google/s);
  expect(words[3]).toMatch(/Please sign up or login to get started.*data-welcome-screen/s);
});
