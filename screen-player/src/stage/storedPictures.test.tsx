import { mediaAddress, asId, type MediaId, type ScreenContent } from 'shared-kernel/model';

import { createPreloader } from '../story/createPreloader';
import { anItem, aScreen } from '../testing/aScreen';
import { createStage } from './createStage';

const ID = asId<MediaId>('0123456789abcdef0123456789abcdef');
const PLACEHOLDER = 'aa0000bb0000cc0000dd0000';
const ADDRESS = mediaAddress({ id: ID, width: 1600, height: 800, placeholder: PLACEHOLDER });
const BOX = { width: 400, height: 700 };

const sourcesOf = (format: string, origin = '') =>
  [480, 960, 1600, 2400]
    .map((width) => `${origin}/media/${ID}/${String(width)}.${format} ${String(width)}w,`)
    .join('');

function shown(content: Partial<ScreenContent>, ownOrigin = '') {
  const stage = createStage(document, { ownOrigin });
  stage.paint({ ...aScreen(), ...content }, 'mobilePortrait', BOX);
  const image = (at: number) => {
    const found = stage.element.querySelectorAll('img')[at];
    if (found === undefined) throw new Error('There is no such image');
    return found;
  };
  return { stage, background: image(0), object: () => image(1) };
}
const anImage = (url: string) =>
  anItem('Wood', { type: 'image', url, text: 'A wood', focus: { left: 20, top: 70 } });

describe('[P50] a picture of the library', () => {
  it('is asked for as wide as it is seen, and the page of another site asks the product', () => {
    const origin = 'https://screens.example';
    const { background, object } = shown(
      { backgroundImage: ADDRESS, items: [anImage(ADDRESS)] },
      origin,
    );
    expect(background.srcset).toBe(sourcesOf('avif', origin));
    // Twice as wide as high, and 700 pixels high to cover the stage.
    expect(background.sizes).toBe('1400px');
    expect(object().srcset).toBe(sourcesOf('avif', origin));
    expect(object().sizes).toMatch(/^\d+vw$/);
    expect(object().src).toBe(origin + ADDRESS);
  });

  it('is asked for by the screen before as it will be', () => {
    const asked: HTMLImageElement[] = [];
    const page = {
      createElement: () => {
        const image = document.createElement('img');
        asked.push(image);
        return image;
      },
    } as unknown as Document;
    const content = {
      ...aScreen(anImage(ADDRESS), anImage('https://pictures.example/oak.png')),
      backgroundImage: ADDRESS,
    };
    createPreloader(page)(content, BOX);
    expect(asked.map(({ src, sizes, srcset }) => [src, sizes, srcset])).toEqual([
      [`http://localhost${ADDRESS}`, shown(content).background.sizes, sourcesOf('avif')],
      ['https://pictures.example/oak.png', expect.anything(), ''],
    ]);
  });

  it('keeps its room and the colours of its quarters until it has come', () => {
    const { object, background } = shown({ backgroundImage: ADDRESS, items: [anImage(ADDRESS)] });
    for (const image of [background, object()]) {
      expect(image.style.getPropertyValue('aspect-ratio')).toMatch(/^auto 1600 ?\/ ?800$/);
      expect(image.style.getPropertyValue('background')).toMatch(
        /^linear-gradient\(160deg, ?(#aa0000|rgb\(170, 0, 0\)),/,
      );
      image.dispatchEvent(new Event('load'));
      expect(image.style.getPropertyValue('background')).toBe('');
    }
  });

  it('is placed around its focal point', () => {
    const { object } = shown({ items: [anImage(ADDRESS)] });
    expect(object().style.getPropertyValue('object-position')).toBe('20% 70%');
  });

  it('is asked for as WebP where AVIF fails, and has failed where that does too', () => {
    const { stage, background, object } = shown({
      backgroundImage: ADDRESS,
      items: [anImage(ADDRESS)],
    });
    for (const image of [background, object()]) image.dispatchEvent(new Event('error'));
    expect(background.srcset).toBe(sourcesOf('webp'));
    expect(stage.backgroundImage()).toBe(background);
    expect(object().style.display).not.toBe('none');
    for (const image of [background, object()]) image.dispatchEvent(new Event('error'));
    expect(stage.backgroundImage()).toBeNull();
    expect(object().style.display).toBe('none');
    // Who reads no AVIF is not asked to try again.
    expect(shown({ backgroundImage: ADDRESS }).background.srcset).toBe(sourcesOf('webp'));
  });

  it('leaves nothing to the address that comes after it', () => {
    const { stage, background } = shown({ backgroundImage: ADDRESS });
    stage.paint({ ...aScreen(), backgroundImage: '/oak.png' }, 'mobilePortrait', BOX);
    expect([background.srcset, background.getAttribute('src')]).toEqual(['', '/oak.png']);
    expect(background.style.getPropertyValue('background')).toBe('');
    stage.paint({ ...aScreen(), backgroundImage: '' }, 'mobilePortrait', BOX);
    expect(background.getAttribute('src')).toBeNull();
  });
});
