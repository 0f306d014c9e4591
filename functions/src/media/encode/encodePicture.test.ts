import path from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Crop, MediaKind } from 'shared-kernel/model';
import { encodePicture } from './encodePicture';
import type { EncodedPicture } from './picture';

/** Left half red, right half blue, so that it can be seen what became of it. */
const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: {
        create: { width: width / 2, height, channels: 3, background: '#00f' },
      },
      left: width / 2,
      top: 0,
    },
  ]);

async function encoded(
  bytes: Uint8Array,
  kind: MediaKind,
  crop: Crop | null = null,
): Promise<EncodedPicture> {
  const answer = await encodePicture({ bytes, kind, crop });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

const refusal = async (bytes: Uint8Array, kind: MediaKind): Promise<string> => {
  const answer = await encodePicture({ bytes, kind, crop: null });
  return answer.ok ? 'taken' : answer.error;
};

const namesOf = ({ files }: EncodedPicture) =>
  files.map(({ width, format }) => `${String(width)}.${format}`);

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

const readable = (bytes: Uint8Array): Promise<Pixels> =>
  sharp(Buffer.from(bytes)).raw().toBuffer({ resolveWithObject: true });

/** `red`, `blue` or another colour of a pixel. */
function colourAt({ data, info }: Pixels, x: number, y: number): string {
  const at = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  if (red > 180 && blue < 80) return 'red';
  return blue > 180 && red < 80 ? 'blue' : `${String(red)} ${String(blue)}`;
}

/** A picture that is there, for whoever may read the disk. */
const PICTURE = path.resolve(__dirname, '../../../../docs/pictures/designer.png');

// What sharp may read is set for the process: the test's own reading goes through what is allowed there as well.
describe('a picture that is kept', () => {
  it('is there in AVIF and WebP, in every width that it fills', async () => {
    const picture = await encoded(await halves(2600, 1300).jpeg().toBuffer(), 'jpeg');
    expect(namesOf(picture)).toEqual(
      [480, 960, 1600, 2400].flatMap((width) => [`${String(width)}.avif`, `${String(width)}.webp`]),
    );
    expect(picture).toMatchObject({ width: 2400, height: 1200, animated: false });
    for (const { bytes, format, width } of picture.files) {
      const said = await sharp(Buffer.from(bytes)).metadata();
      expect([said.format, said.width]).toEqual([format === 'avif' ? 'heif' : 'webp', width]);
    }
  });

  it('is never made larger than it is', async () => {
    const picture = await encoded(await halves(700, 300).png().toBuffer(), 'png');
    expect(namesOf(picture)).toEqual(['480.avif', '480.webp', '960.avif', '960.webp']);
    expect(picture).toMatchObject({ width: 700, height: 300 });
    expect((await readable(picture.files[3]?.bytes ?? new Uint8Array())).info.width).toBe(700);
    expect(namesOf(await encoded(await halves(20, 20).png().toBuffer(), 'png'))).toEqual([
      '480.avif',
      '480.webp',
    ]);
  });

  it('says nothing of where, by what and by whom it was taken', async () => {
    const secret = 'Robin-Ashdown-51-5007';
    const told = await halves(600, 400)
      .withExif({
        IFD0: { Artist: secret, Copyright: secret },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
      .jpeg()
      .toBuffer();
    expect(told.toString('latin1')).toContain(secret);
    const { files } = await encoded(told, 'jpeg');
    for (const { bytes } of files) {
      const { exif, xmp, iptc, icc } = await sharp(Buffer.from(bytes)).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect(Buffer.from(bytes).toString('latin1')).not.toContain(secret);
    }
  });

  it('stands upright, however the camera was held', async () => {
    const turned = await halves(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await encoded(turned, 'jpeg');
    expect(picture).toMatchObject({ width: 400, height: 600 });
    const pixels = await readable(picture.files[1]?.bytes ?? new Uint8Array());
    expect(colourAt(pixels, 200, 60)).toBe('red');
    expect(colourAt(pixels, 200, 540)).toBe('blue');
  });

  it('is the part of the upright picture that was chosen', async () => {
    const turned = await halves(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const crop = { left: 25, top: 60, width: 50, height: 40 };
    const picture = await encoded(turned, 'jpeg', crop);
    expect(picture).toMatchObject({ width: 200, height: 240 });
    const pixels = await readable(picture.files[1]?.bytes ?? new Uint8Array());
    expect(colourAt(pixels, 100, 10)).toBe('blue');
    expect(colourAt(pixels, 100, 230)).toBe('blue');
  });

  it.each<readonly [MediaKind, () => Promise<Buffer>]>([
    ['jpeg', () => halves(64, 32).jpeg({ quality: 95 }).toBuffer()],
    ['png', () => halves(64, 32).png().toBuffer()],
    ['webp', () => halves(64, 32).webp({ quality: 95 }).toBuffer()],
    ['avif', () => halves(64, 32).avif({ quality: 90 }).toBuffer()],
    ['gif', () => halves(64, 32).gif().toBuffer()],
    ['svg', () => Promise.resolve(svg('<rect width="32" height="32" fill="#f00"/>'))],
  ])('may have been %s', async (kind, make) => {
    const picture = await encoded(await make(), kind);
    const pixels = await readable(picture.files[1]?.bytes ?? new Uint8Array());
    expect(colourAt(pixels, pixels.info.width / 4, pixels.info.height / 2)).toBe('red');
    expect(picture.animated).toBe(false);
  });

  it('has the colours of its quarters to stand there until it has come, unless it lets its ground through', async () => {
    const { placeholder } = await encoded(await halves(600, 400).png().toBuffer(), 'png');
    expect(placeholder).toMatch(
      /^[ef].0[0-9a-f]0[0-9a-f]0[0-9a-f]0[0-9a-f][ef].[ef].0[0-9a-f]0[0-9a-f]0[0-9a-f]0[0-9a-f][ef].$/,
    );
    const hole = sharp({ create: { width: 60, height: 40, channels: 4, background: '#0000' } });
    expect((await encoded(await hole.png().toBuffer(), 'png')).placeholder).toBe('');
  });

  it('goes on moving, as WebP alone', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f', '#0f0'].map((background) =>
        sharp({ create: { width: 600, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [90, 90, 90] })
      .toBuffer();
    const picture = await encoded(moving, 'gif');
    expect(picture).toMatchObject({ animated: true, width: 600, height: 300 });
    expect(namesOf(picture)).toEqual(['480.webp', '960.webp']);
    const said = await sharp(Buffer.from(picture.files[0]?.bytes ?? []), {
      animated: true,
    }).metadata();
    expect(said).toMatchObject({ pages: 3, width: 480, pageHeight: 240, delay: [90, 90, 90] });
  });
});

const svg = (inside: string, size = 'width="64" height="32"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);

describe('an SVG', () => {
  it('is drawn as large as it is kept, however small it says it is', async () => {
    const picture = await encoded(svg('<rect width="32" height="32" fill="#f00"/>'), 'svg');
    expect(picture).toMatchObject({ width: 2400, height: 1200 });
  });

  it('fetches nothing, from a disk or from anywhere, and runs nothing', async () => {
    const small = 'width="64" height="6400"';
    const nothing = (await encoded(svg('', small), 'svg')).files[1]?.bytes;
    for (const href of [
      '/etc/hostname',
      `file://${PICTURE}`,
      PICTURE,
      'http://127.0.0.1:1/a.png',
    ]) {
      const image = svg(`<image href="${href}" width="64" height="32"/>`, small);
      const drawn = await encodePicture({ bytes: image, kind: 'svg', crop: null });
      if (drawn.ok) expect(drawn.value.files[1]?.bytes).toEqual(nothing);
    }
  });
});

describe('a picture that cannot be kept is refused with a sentence:', () => {
  it('one that is damaged', async () => {
    const whole = await halves(600, 400).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, 2_000), 'jpeg')).toMatch(/damaged/);
    expect(await refusal(new Uint8Array([0xff, 0xd8, 0xff, 0]), 'jpeg')).toMatch(/damaged/);
  });

  it('one of more pixels than anybody has a use for', async () => {
    const large = svg('', 'width="90000" height="90000"');
    expect(await refusal(large, 'svg')).toMatch(/64 million pixels/);
  });
});
