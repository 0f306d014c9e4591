import { waitFor } from '@testing-library/react';
import { DEFAULT_CONTENT, DEFAULT_LAYOUT, defaultItem } from 'shared-kernel/model';
import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

import * as objects from '../objects';
import { createStage } from './createStage';
import { fitScale } from './fitScale';

const BOX = { width: 390, height: 844 };

const anItem = (name: string, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(name as ItemId, 1),
  text: name,
  ...changes,
});

const content = (...items: Item[]): ScreenContent => ({ ...DEFAULT_CONTENT, items });

function paint(...items: Item[]) {
  const stage = createStage(document, { objects });
  stage.paint(content(...items), 'mobilePortrait', BOX);
  const box = (name: string): HTMLElement => {
    const element = stage.itemBox(name as ItemId)?.element;
    if (element === undefined) throw new Error(`${name} is not on the stage`);
    return element;
  };
  return { stage, box };
}

it('[P9] an item without a layout for the view takes its nearest', () => {
  const layout = { ...DEFAULT_LAYOUT, maxWidth: 77 };
  const { box } = paint(anItem('one', { screenSizes: { tabletPortrait: layout } }), anItem('two'));
  expect(box('one')).toHaveStyle({ width: '77%' });
  expect(box('two')).toHaveStyle({ width: '50%', top: '25%', left: '25%' });
});

it('keeps the elements of items that stay, and their order', () => {
  const { stage, box } = paint(anItem('one', { order: 1 }), anItem('two', { order: 2 }));
  const [one, two] = [box('one'), box('two')];
  stage.paint(
    content(
      anItem('one', { order: 2 }),
      anItem('two', { order: 1 }),
      anItem('three', { order: 3 }),
    ),
    'mobilePortrait',
    BOX,
  );
  expect([...stage.element.children].slice(1)).toEqual([two, one, box('three')]);
  stage.paint(content(anItem('one')), 'mobilePortrait', BOX);
  expect([...stage.element.children].slice(1)).toEqual([one]);
});

const image = (element: HTMLElement) => {
  const found = element.querySelector('img');
  if (found === null) throw new Error('no image');
  return found;
};

describe('images', () => {
  it('[P13] [P15] a refused address is not requested; its alternative text shows', () => {
    const { box } = paint(anItem('one', { type: 'image', url: 'javascript:1', text: 'A wood' }));
    expect(image(box('one'))).not.toHaveAttribute('src');
    expect(image(box('one'))).toHaveStyle({ display: 'none' });
    expect(box('one').querySelector('span')).toHaveTextContent('A wood');
    expect(box('one').querySelector('span')?.style.display).toBe('block');
  });

  it('[P15] a failing image shows its alternative text, a repaired one itself', () => {
    const one = anItem('one', { type: 'image', url: '/gone.jpg', text: 'A wood' });
    const { stage, box } = paint(one);
    const picture = image(box('one'));
    expect(picture).toHaveAttribute('src', '/gone.jpg');
    expect(box('one').querySelector('span')?.style.display).toBe('none');
    picture.dispatchEvent(new Event('error'));
    expect(picture.style.display).toBe('none');
    expect(box('one').querySelector('span')?.style.display).toBe('block');
    expect(box('one').querySelector('span')).toHaveStyle({
      color: 'rgb(255, 255, 255)',
      'background-color': 'rgba(16, 16, 16, 0.72)',
    });
    stage.paint(content({ ...one, text: '' }), 'mobilePortrait', BOX);
    expect(box('one').querySelector('span')?.style.display).toBe('none');
    stage.paint(content({ ...one, url: '/there.jpg' }), 'mobilePortrait', BOX);
    expect(picture.style.display).toBe('block');
    expect(box('one').querySelector('span')?.style.display).toBe('none');
  });
});

it('[P16] the background image lies behind everything, with its brightness and contrast', () => {
  const { stage, box } = paint(anItem('one'));
  stage.paint(
    {
      ...content(anItem('one')),
      backgroundColour: 'red;',
      backgroundImage: '/wood.jpg',
      backgroundImageBrightness: 0.5,
      backgroundImageContrast: 1.2,
    },
    'mobilePortrait',
    BOX,
  );
  const background = image(stage.element);
  expect(background).toHaveAttribute('src', '/wood.jpg');
  expect(background.style.filter).toBe('brightness(0.5) contrast(1.2)');
  expect(background.style.display).toBe('block');
  expect(stage.element.firstElementChild).toBe(background);
  expect(stage.element.lastElementChild).toBe(box('one'));
  expect(stage.element).toHaveStyle({ backgroundColor: '#ffffff' });
  background.dispatchEvent(new Event('error'));
  expect(background.style.display).toBe('none');
});

describe('[P17] a share item', () => {
  it('shows eight buttons that nobody can press or reach where nothing is shared', async () => {
    const { box } = paint(anItem('one', { type: 'share', text: '' }));
    const drawn = box('one').querySelector('[role=img]');
    expect(drawn).toHaveAccessibleName(/sharing is set up on the campaign platform page/);
    await waitFor(() => expect(box('one').querySelectorAll('svg')).toHaveLength(8));
    expect(box('one').querySelector('a, button, [tabindex]')).toBeNull();
  });

  it.each([
    ['with a picture', true, false, 'Copy link', 'Share a picture'],
    ['with a picture and a sheet', true, true, 'Share by another app', 'Share a picture'],
    ['without a picture', false, true, 'Copy link', 'Share by another app'],
    ['with neither', false, false, 'Copy link', undefined],
  ] as const)('has room for eight, %s', async (_, picture, sheet, ...last) => {
    if (sheet) Object.assign(navigator, { share: jest.fn() });
    const stage = createStage(document, {
      share: {
        message: { title: 'Us', text: 'See', link: 'https://www.example.org/', hashtag: '' },
        onPicture: picture ? () => undefined : null,
        onShared: () => undefined,
      },
    });
    stage.paint(content(anItem('one', { type: 'share' })), 'mobilePortrait', BOX);
    await waitFor(() => expect(stage.element.querySelector('a')).not.toBeNull());
    Reflect.deleteProperty(navigator, 'share');
    const rooms = [...stage.element.querySelectorAll<HTMLElement>('a, button, span')].filter(
      ({ style }) => style.width === '40px',
    );
    expect(rooms).toHaveLength(8);
    const names = rooms.map((room) => room.getAttribute('aria-label') ?? undefined);
    expect(names.slice(-2)).toEqual(last);
  });
});

describe('[P40] a button object', () => {
  const aButton = (link: string) => anItem('one', { type: 'button', text: 'Give again', link });
  const paintButton = (link: string, onFollow?: (item: Item) => void) => {
    const stage = createStage(document, {
      objects,
      ...(onFollow === undefined ? {} : { onFollow }),
    });
    stage.paint(content(aButton(link)), 'mobilePortrait', BOX);
    const found = stage.element.querySelector('a');
    if (found === null) throw new Error('no link');
    return found;
  };

  it('is a link in a tab of its own, and tells that it was followed', () => {
    const onFollow = jest.fn();
    const link = paintButton('https://www.example.org/give', onFollow);
    expect(link).toHaveAttribute('href', 'https://www.example.org/give');
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(link).toHaveTextContent('Give again');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(onFollow).toHaveBeenCalledWith(expect.objectContaining({ id: 'one' }));
  });

  it.each(['', 'javascript:alert(1)', 'http://www.example.org/', '/give', 'data:text/html,x'])(
    'leads nowhere to %j',
    (address) => {
      const onFollow = jest.fn();
      const link = paintButton(address, onFollow);
      expect(link).not.toHaveAttribute('href');
      link.click();
      expect(onFollow).not.toHaveBeenCalled();
    },
  );

  it('leads nowhere where nobody follows it, as in the designer', () => {
    expect(paintButton('https://www.example.org/')).not.toHaveAttribute('href');
  });
});

it('changes what an item is in place', () => {
  const { stage, box } = paint(anItem('one'));
  const before = box('one');
  stage.paint(content(anItem('one', { type: 'image', url: '/a.jpg' })), 'mobilePortrait', BOX);
  expect(box('one')).toBe(before);
  expect(before.querySelector('img')).toHaveAttribute('src', '/a.jpg');
  expect(before).not.toHaveTextContent('one one');
});

it('fits a stage into its room without enlarging it', () => {
  expect(fitScale(BOX, { width: 195, height: 2000 })).toBe(0.5);
  expect(fitScale(BOX, { width: 2000, height: 211 })).toBe(0.25);
  expect(fitScale(BOX, { width: 2000, height: 2000 })).toBe(1);
});
