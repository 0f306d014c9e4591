import { act, screen } from '@testing-library/react';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type Screen,
  type ScreenId,
} from 'shared-kernel/model';
import { aScreen, signedIn, unwatched, watchedWindow } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { Thumbnail } from './Thumbnail';

const text = { ...defaultItem(asId<ItemId>('item'), 1), text: 'Dear {field|Name|0|none|friend}' };
const designed = aScreen({
  name: 'A name that is longer than a thumbnail',
  content: { ...DEFAULT_CONTENT, items: [text] },
});

const show = (shown: Screen) =>
  renderPage(() => <Thumbnail screen={shown} width={132} />, {
    path: '/screens',
    store: signedIn(),
  });

afterEach(unwatched);

it('draws the screen with its fallbacks, its name cut in the tooltip', () => {
  show(designed);
  expect(screen.getByText('Dear friend')).toBeInTheDocument();
  expect(screen.getByTitle('Design A name that is longe…')).toBeInTheDocument();
});

it('leads to the design by a click', () => {
  const { container } = show(designed);
  expect(container.querySelector('[data-thumbnail]')).toHaveAttribute(
    'href',
    '/screens/screen-1/design',
  );
});

it('draws nothing before it comes near the window', () => {
  const { comeNear } = watchedWindow();
  show(designed);
  expect(screen.queryByText('Dear friend')).not.toBeInTheDocument();
  act(comeNear);
  expect(screen.getByText('Dear friend')).toBeInTheDocument();
});

it('invites to design a screen with nothing on it', () => {
  show(aScreen({ id: asId<ScreenId>('empty'), name: '' }));
  expect(
    screen.getByRole('link', { name: 'Nothing on Untitled yet: start designing' }),
  ).toHaveAttribute('href', '/screens/empty/design');
});
