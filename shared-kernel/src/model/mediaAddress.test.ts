import fc from 'fast-check';
import { asId, imageAddress, mediaAddress, smallSources, storedPicture, type MediaId } from '.';

const ID = asId<MediaId>('0123456789abcdef0123456789abcdef');

it('an address of the library says which picture it is, its size and the colours that stand there until it has come', () => {
  const media = { id: ID, width: 2400, height: 1600, placeholder: '14746f14746ff4b942101010' };
  expect(storedPicture(mediaAddress(media))).toEqual({ ...media, path: `/media/${ID}` });
});

it('an address without what stands behind the hash is the same picture', () => {
  expect(storedPicture(` /media/${ID} `)).toEqual({
    id: ID,
    path: `/media/${ID}`,
    width: 0,
    height: 0,
    placeholder: '',
  });
});

it.each([
  '',
  `https://elsewhere.example/media/${ID}`,
  `//elsewhere.example/media/${ID}`,
  `/media/${ID}/960.webp`,
  `/media/${ID.toUpperCase()}`,
  `/media/${ID}0`,
  `/media/${ID}?x=1`,
  `/media/${ID}#1x1,"onload=alert(1)`,
  `/media/${ID}#1x1,14746f`,
  '/media/wood.png',
])('%p is no picture of the library', (address) => {
  expect(storedPicture(address)).toBeNull();
});

it('every picture of the library may be shown, whatever its size and placeholder', () => {
  const colours = fc
    .uint8Array({ minLength: 12, maxLength: 12 })
    .map((some) => Buffer.from(some).toString('hex'));
  const side = fc.integer({ min: 1, max: 16_383 });
  fc.assert(
    fc.property(side, side, fc.oneof(fc.constant(''), colours), (width, height, placeholder) => {
      const address = mediaAddress({ id: ID, width, height, placeholder });
      expect(imageAddress(address)).toBe(address);
      expect(storedPicture(address)).toMatchObject({ width, height, placeholder });
    }),
  );
});

it('what is seen small is asked for in the narrow files of the library, on pages of other sites too', () => {
  const path = `/media/${ID}`;
  expect(smallSources(`${path}#640x320,`)).toBe(`${path}/480.webp 480w,${path}/960.webp 960w`);
  const origin = 'https://screens.example.com';
  expect(smallSources(path, origin)).toBe(
    `${origin}${path}/480.webp 480w,${origin}${path}/960.webp 960w`,
  );
  expect(smallSources(`https://elsewhere.example${path}`)).toBe('');
  expect(smallSources('')).toBe('');
});
