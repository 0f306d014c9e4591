import {
  DEFAULT_FIGURE,
  DEFAULT_LAYOUT,
  PLAIN_LOOK,
  SHAPE_FORMS,
  type Figure,
  type Item,
  type ItemId,
  type ItemLook,
  type Layout,
} from 'shared-kernel/model';

import { createStage } from '../stage/createStage';
import { anItem, aScreen } from '../testing/aScreen';
import { createObject } from '.';
import { saidText } from './saidText';

const BOX = { width: 400, height: 800 };

const laidOut = (parts: Partial<Layout>): Pick<Item, 'screenSizes'> => ({
  screenSizes: { mobilePortrait: { ...DEFAULT_LAYOUT, ...parts } },
});

const looking = (parts: Partial<ItemLook>): Pick<Item, 'look'> => ({
  look: { ...PLAIN_LOOK, ...parts },
});

const figured = (type: 'number' | 'progress', parts: Partial<Figure>): Partial<Item> => ({
  type,
  figure: { ...DEFAULT_FIGURE, ...parts },
});

function painted(...items: readonly Item[]) {
  const stage = createStage(document, { objects: { createObject } });
  stage.paint(aScreen(...items), 'mobilePortrait', BOX);
  const boxOf = (id: string) => {
    const box = stage.itemBox(id as ItemId);
    if (box === undefined) throw new Error(`${id} was not painted`);
    return box;
  };
  return {
    stage,
    boxOf,
    frameOf: (id: string) => {
      const frame = boxOf(id).element.querySelector<HTMLElement>('[data-frame]');
      if (frame === null) throw new Error(`${id} has no frame`);
      return frame;
    },
  };
}

it('[P41] what is plain has no frame, and goes back to that', () => {
  const { stage, boxOf } = painted(anItem('one', { backgroundColour: '#123456' }));
  const plain = boxOf('one').element.cloneNode(true);
  const item = anItem('one', { backgroundColour: '#123456', ...looking({ rotation: 30 }) });
  stage.paint(aScreen(item), 'mobilePortrait', BOX);
  expect(boxOf('one').element.querySelector('[data-frame]')).not.toBeNull();
  stage.paint(aScreen({ ...item, look: null }), 'mobilePortrait', BOX);
  expect(boxOf('one').element).toEqual(plain);
});

it('[P41] the frame is turned and seen through, its box is neither', () => {
  const item = anItem('one', {
    backgroundColour: '#123456',
    ...looking({ rotation: 30, opacity: 0.4, letterSpacing: 5, cornerRadius: 8 }),
  });
  const { boxOf, frameOf } = painted(item);
  const { style } = boxOf('one').element;
  expect([style.transform, style.opacity, style.backgroundColor]).toEqual(['', '', '']);
  expect(frameOf('one').style).toMatchObject({
    transform: 'rotate(30deg)',
    opacity: '0.4',
    letterSpacing: '0.05em',
    backgroundColor: 'rgb(18, 52, 86)',
  });
  expect(boxOf('one').textElement.textContent).toBe('one');
});

it('[P41] is read upright, and turned again', () => {
  const { boxOf, frameOf } = painted(anItem('one', looking({ rotation: 30 })));
  expect(boxOf('one').level(() => frameOf('one').style.transform)).toBe('none');
  expect(frameOf('one').style.transform).toBe('rotate(30deg)');
  expect(() =>
    boxOf('one').level(() => {
      throw new Error('unread');
    }),
  ).toThrow('unread');
  expect(frameOf('one').style.transform).toBe('rotate(30deg)');
});

it.each([
  ['top', 'flex-start'],
  ['middle', 'center'],
  ['bottom', 'flex-end'],
] as const)('[P41] in a higher box content stands at its %s', (verticalAlignment, written) => {
  const { boxOf, frameOf } = painted(anItem('one', laidOut({ height: 40, verticalAlignment })));
  expect(boxOf('one').element.style.height).toBe('40%');
  expect(frameOf('one').style.justifyContent).toBe(written);
});

it.each([
  [{}, 'none', /\d/],
  [{ backgroundColour: '#fff' }, /\d/, 'none'],
] as const)(
  '[P41] a shadow falls from letters, or from the ground they have (%j)',
  (item, box, letters) => {
    const shadow = { ...PLAIN_LOOK.shadow, colour: '#000' };
    const { style } = painted(anItem('one', { ...item, ...looking({ shadow }) })).frameOf('one');
    for (const [cast, expected] of [
      [style.boxShadow, box],
      [style.textShadow, letters],
    ] as const)
      if (typeof expected === 'string') expect(cast).toBe(expected);
      else expect(cast).toMatch(expected);
  },
);

it.each(SHAPE_FORMS)(
  '[P42] a %s is filled, says nothing, and is as high as its form takes',
  (form) => {
    const shape = anItem('one', {
      type: 'shape',
      text: '',
      shape: { form, thickness: 6 },
      backgroundColour: '#123456',
      ...laidOut({}),
    });
    const { frameOf } = painted(shape);
    const filled = form === 'line' ? frameOf('one').firstElementChild : frameOf('one');
    if (!(filled instanceof HTMLElement)) throw new Error('Nothing is filled');
    expect(filled.style.backgroundColor).toBe('rgb(18, 52, 86)');
    expect(filled.style.height).toBe(form === 'line' ? '6px' : '100%');
    expect(frameOf('one').textContent).toBe('');
  },
);

it('[P43] a number is read in the order in which it stands, its figure counting', () => {
  const figure = { label: 'trees in the ground', unit: 'ha', comparison: 'twice last year' };
  const item = anItem('one', { text: '1250', animation: 'countUp', ...figured('number', figure) });
  const { boxOf } = painted(item);
  expect(boxOf('one').element.textContent).toBe('1250\u00a0hatrees in the groundtwice last year');
  boxOf('one').showText({ shown: '600', awaited: '', evenDigits: true });
  expect(boxOf('one').element.querySelector('[aria-hidden]')?.textContent).toBe('600');
  expect(saidText(item)).toBe('1250 ha trees in the ground. twice last year');
});

it('[P44] a progress is filled as far as its number has come to its goal, also while it counts', () => {
  const item = anItem('one', { text: '£250', ...figured('progress', { goal: '£500' }) });
  const { boxOf } = painted(item);
  const done = () =>
    [...boxOf('one').element.querySelectorAll('span')].find(
      ({ style }) => style.width.endsWith('%') && style.borderRadius === 'inherit',
    )?.style.width;
  expect(done()).toBe('50%');
  boxOf('one').showText({ shown: '£100', awaited: '', evenDigits: true });
  expect(done()).toBe('20%');
  boxOf('one').showText(null);
  expect(done()).toBe('50%');
});

it('[P44] a ring too, and nothing of it where there is no number', () => {
  const ring = (text: string) =>
    painted(anItem('one', { text, ...figured('progress', { goal: '500', form: 'ring' }) }))
      .boxOf('one')
      .element.querySelector('circle:last-child');
  expect(ring('125')?.getAttribute('stroke-dasharray')).toBe('25 100');
  expect(ring('a lot')?.getAttribute('stroke')).toBe('none');
});

it('[P44] a progress is heard as one sentence: that of staff, else its label, text and goal', () => {
  const progress = (parts: Partial<Figure>) =>
    anItem('one', {
      text: '£250',
      ...figured('progress', { goal: '£500', label: 'Given', ...parts }),
    });
  expect(saidText(progress({}))).toBe('Given: £250 / £500');
  expect(saidText(progress({ sentence: 'Half of £500 is given' }))).toBe('Half of £500 is given');
  const { boxOf } = painted(progress({}));
  const heard = [...boxOf('one').element.querySelectorAll('[data-frame] > :not([aria-hidden])')];
  expect(heard.map(({ textContent }) => textContent)).toEqual(['Given: £250 / £500']);
});

it('[P10] what lies in a higher layer stands in front, wherever it stands in time', () => {
  const { boxOf } = painted(
    anItem('one', { layer: 2, ...looking({ opacity: 0.9 }) }),
    anItem('two', { order: 2 }),
  );
  expect([boxOf('one').element.style.zIndex, boxOf('two').element.style.zIndex]).toEqual(['2', '']);
});

it('[P41] is not seen until its part has come, and then as it is to be', async () => {
  const stage = createStage(document);
  const item = anItem('one', { ...looking({ rotation: 30 }), backgroundColour: '#123456' });
  stage.paint(aScreen(item), 'mobilePortrait', BOX);
  const element = stage.itemBox('one' as ItemId)?.element;
  expect([element?.textContent, element?.style.backgroundColor]).toEqual(['', '']);
  for (let turn = 0; turn < 20 && element?.textContent === ''; turn += 1)
    await new Promise((resolve) => setTimeout(resolve));
  expect(element?.querySelector<HTMLElement>('[data-frame]')?.style.transform).toBe(
    'rotate(30deg)',
  );
});

describe('[P49] a photo frame', () => {
  const picture = (photo: Item['photo'], height: number | null = 40) =>
    painted(
      anItem('one', {
        type: 'image',
        url: '/oak.png',
        focus: { left: 20, top: 70 },
        photo,
        ...laidOut({ height }),
      }),
    );
  const imageOf = (element: HTMLElement) => {
    const image = element.querySelector('img');
    if (image === null) throw new Error('There is no picture');
    return image;
  };

  it.each([
    ['circle', '50% 50% 50% 50% / 50% 50% 50% 50%'],
    ['arch', '50% 50% 0% 0% / 50% 50% 0% 0%'],
    ['leaf', '0% 50% 0% 50% / 0% 50% 0% 50%'],
  ] as const)('cuts a picture to a %s', (mask, radius) => {
    const { style } = picture({ mask, zoom: 1 }).frameOf('one');
    expect([style.borderRadius, style.overflow]).toEqual([radius, 'hidden']);
  });

  it('of a rectangle has the corners of its look', () => {
    const look = { ...PLAIN_LOOK, cornerRadius: 12 };
    const one = anItem('one', { type: 'image', look, photo: { mask: 'rectangle', zoom: 1 } });
    expect(painted(one).frameOf('one').style.borderRadius).toMatch(/^12px/);
  });

  it('enlarges the picture around its focus, and takes that back', () => {
    const { stage, boxOf } = picture({ mask: 'rectangle', zoom: 2.5 });
    const { style } = imageOf(boxOf('one').element);
    expect([style.transform, style.transformOrigin]).toEqual(['scale(2.5)', '20% 70%']);
    const [item] = stage.painting?.content.items ?? [];
    if (item === undefined) throw new Error('Nothing is painted');
    stage.paint(aScreen({ ...item, photo: { mask: 'rectangle', zoom: 1 } }), 'mobilePortrait', BOX);
    expect(imageOf(boxOf('one').element).style.transform).toBe('none');
  });

  it('a picture that is not cut stands there without a frame', () => {
    expect(picture(null, null).boxOf('one').element.querySelector('[data-frame]')).toBeNull();
  });
});
