import { fireEvent } from '@testing-library/dom';
import { createStage } from 'screen-player';
import {
  asId,
  DEFAULT_CONTENT,
  DEVICE_PRESETS,
  defaultItem,
  type ItemId,
} from 'shared-kernel/model';

import { judgeImages, noteFailedImages } from './judgeImages';

const image = {
  ...defaultItem(asId<ItemId>('tree'), 1),
  type: 'image' as const,
  text: '',
  url: 'https://pictures.example/tree.png',
};
const content = {
  ...DEFAULT_CONTENT,
  backgroundImage: 'https://pictures.example/sky.png',
  items: [image],
};

/** The stage with this content, and what its pictures did. */
function drawn() {
  const stage = createStage(document);
  stage.paint(content, 'mobilePortrait', DEVICE_PRESETS.mobilePortrait.popular);
  const failed = new Set<string>();
  return {
    judged: () => {
      noteFailedImages(stage, content, failed);
      return judgeImages(content, failed).map(({ code, itemId }) => [code, itemId]);
    },
    pictures: [...stage.element.querySelectorAll('img')],
  };
}

it('[S68] finds no fault with pictures that are on their way', () => {
  expect(drawn().judged()).toEqual([]);
});

it('[S68] finds images and backgrounds that cannot be loaded, until they can', () => {
  const { judged, pictures } = drawn();
  pictures.forEach((picture) => fireEvent.error(picture));
  expect(judged()).toEqual([
    ['unusableImage', null],
    ['unusableImage', 'tree'],
  ]);
  fireEvent.load(pictures[1] ?? document);
  expect(judged()).toEqual([['unusableImage', null]]);
});

it('[S68] leaves addresses that are never asked for to what is said of them', () => {
  const refused = { ...image, url: 'http://pictures.example/tree.png' };
  const failed = new Set([refused.url, '']);
  expect(
    judgeImages({ ...DEFAULT_CONTENT, items: [refused, { ...image, url: '' }] }, failed),
  ).toEqual([]);
});
