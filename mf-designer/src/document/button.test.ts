import { contrastOf, parseColour } from 'screen-player';
import { asId, DEFAULT_CONTENT, type ItemId } from 'shared-kernel/model';

import { addItem } from './addItem';
import { withType } from './changeType';
import { isUnusableLink } from './isUnusableLink';

const button = (colours: readonly string[]) => {
  const [item] = addItem(DEFAULT_CONTENT, asId<ItemId>('b'), 'button', 'tabletPortrait', {
    colours,
    kit: null,
  }).items;
  if (item === undefined) throw new Error('nothing was added');
  return item;
};

it('[S84] is filled with the first colour that bears white letters', () => {
  const { backgroundColour, font, horizontalAlignment, screenSizes, text } = button([
    '#fff1c9',
    'no colour',
    '#0f5f5b',
    '#000000',
  ]);
  expect({ backgroundColour, horizontalAlignment, text }).toEqual({
    backgroundColour: '#0f5f5b',
    horizontalAlignment: 'center',
    text: 'Find out more',
  });
  expect(font).toMatchObject({ colour: '#ffffff', weight: 'bold' });
  expect(screenSizes.tabletPortrait?.padding).toBe(14);
});

it('[S84] has a dark ground where none does', () => {
  const { backgroundColour, font } = button(['#ffffff']);
  const [ground, ink] = [parseColour(backgroundColour), parseColour(font.colour)];
  if (ground === null || ink === null) throw new Error('no colours');
  expect(contrastOf(ink, ground)).toBeGreaterThan(7);
});

it.each([
  ['https://example.org/give?a=1', true],
  [' https://example.org ', true],
  ['http://example.org', false],
  ['javascript:alert(1)', false],
  ['//example.org', false],
  ['/give', false],
  ['example.org', false],
  ['https://', false],
])('[S84] %j can be followed: %j', (link, follows) => {
  expect(isUnusableLink({ type: 'button', link })).toBe(!follows);
});

it('[S84] a link that nobody wrote yet is not wrong', () => {
  expect(isUnusableLink({ type: 'button', link: ' ' })).toBe(false);
});

it('[S3] what is no button any more has no link, and what has no words is not split', () => {
  const one = { ...button([]), link: 'https://example.org' };
  const split = { ...one, motion: { ...one.motion, split: 'words' as const } };
  expect(withType(split, 'text')).toMatchObject({ link: '', motion: { split: 'words' } });
  expect(withType(split, 'image')).toMatchObject({ link: '', motion: { split: 'none' } });
});
