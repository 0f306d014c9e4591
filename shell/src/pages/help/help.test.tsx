import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { links } from 'shared-kernel/contract';
import { UiProvider } from 'shared-kernel/ui';
import { HelpPage } from './HelpPage';
import { HelpTopicPage } from './HelpTopicPage';
import { HELP_TOPICS } from './helpTopics';
import { STAFF_WORDS } from './staffGlossary';
import { topicOfPage } from './topicOfPage';

const PICTURES = path.resolve(__dirname, '../../../public/help');

const open = (address: string) => {
  const routes = [
    { path: links.help(), element: <HelpPage /> },
    { path: links.helpTopic(':id'), element: <HelpTopicPage /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return render(<RouterProvider router={router} />, { wrapper: UiProvider });
};

it('lists every task, each with its address', () => {
  open(links.help());
  const contents = within(screen.getByRole('list'));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    HELP_TOPICS.map(({ id }) => links.helpTopic(id)),
  );
  expect(document.title).toBe('Help – Supporter Screens');
});

it('leads from a page of the product to its part', async () => {
  open(links.help('/screens/abc/setup'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Choose who sees which screen' }),
  ).toBeVisible();
  expect(document.title).toBe('Choose who sees which screen – Supporter Screens');
});

it('prefers the part of an address in full to that of a pattern, and knows none of what it is not about', () => {
  expect(topicOfPage('/screens/publish')?.id).toBe('publish');
  expect(topicOfPage('/searches/abc')?.id).toBe('searches');
  expect(topicOfPage('/nowhere')).toBeNull();
});

it('shows the contents where no part is about a page', () => {
  open(links.help('/nowhere'));
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

it('prints names of the product as such, and steps in their order', () => {
  open(links.helpTopic('searches'));
  expect(screen.getAllByText('Add new search')[0]?.tagName).toBe('STRONG');
  const [steps] = screen.getAllByRole('list');
  expect(steps?.children).toHaveLength(5);
});

it('says that a part does not exist', () => {
  open(links.helpTopic('nothing'));
  expect(screen.getByText("Sorry, we couldn't find that page!")).toBeVisible();
});

it('explains each word once, in alphabetical order', () => {
  const words = STAFF_WORDS.map(([word]) => word);
  expect([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(words);
});

it('has each of its pictures, and no others', () => {
  const pictures = HELP_TOPICS.flatMap(({ sections }) =>
    sections.flatMap(({ picture }) => (picture === undefined ? [] : [`${picture.file}.webp`])),
  );
  expect(existsSync(PICTURES) && readdirSync(PICTURES).sort()).toEqual(pictures.sort());
});
