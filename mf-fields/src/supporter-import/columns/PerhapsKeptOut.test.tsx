import { screen } from '@testing-library/react';
import { renderPage } from 'shared-kernel/testing/page';
import { createStore } from 'jotai';
import { namesKeptOut, PerhapsKeptOut } from './PerhapsKeptOut';

it.each([
  'Deceased',
  'is_deceased',
  'Bereavement flag',
  'Do not contact',
  'DO-NOT-MAIL',
  'Suppressed',
  'Opted out',
  'email_opt_out',
  'OptOut',
  'Unsubscribed',
  'Gone away',
  'No Contact',
])('a field called %s tells of people to keep out', (name) => {
  expect(namesKeptOut(['Town', name])).toBe(name);
});

it.each([
  'Town',
  'Deadline met',
  'Deadwood survey',
  'Diet',
  'Contact preference',
  'Opted in',
  'No',
])('a field called %s tells of none', (name) => {
  expect(namesKeptOut([name])).toBeNull();
});

it('leads to the care list', () => {
  renderPage(() => <PerhapsKeptOut field="Deceased" />, { path: '/', store: createStore() });
  expect(screen.getByText('Should those of “Deceased” be kept out?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'care list' })).toHaveAttribute('href', '/set-up/care');
});
