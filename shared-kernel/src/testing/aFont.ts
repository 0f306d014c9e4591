interface FontToMake {
  readonly family?: string;
  /** Where the family is one name for more than four cuts. */
  readonly typographicFamily?: string;
  readonly weight?: number;
  readonly italic?: boolean;
  /** Embedding bits of OS/2: 2 forbids it, 0x100 that it is parted. */
  readonly fsType?: number;
  /** 5 is normal. */
  readonly widthClass?: number;
  /** In their order of code points, none beyond U+FFFF. */
  readonly characters?: string;
  /** Of each letter, in parts of 1,000. */
  readonly width?: number;
}

const UPEM = 1_000;
const ASCENT = 800;
const DESCENT = 200;
/** Bytes of OS/2 about subscripts, strikeouts, class, shape and scripts. */
const NO_MATTER = 48;

/** A TrueType font whose letters are all the same box, as small as one can be. */
export function aFont({
  family = 'Acme Sans',
  typographicFamily,
  weight = 400,
  italic = false,
  fsType = 0,
  widthClass = 5,
  characters = ' ABCabcdefghij',
  width = 500,
}: FontToMake = {}): Uint8Array<ArrayBuffer> {
  const points = Array.from(characters, (letter) => letter.codePointAt(0) ?? 0);
  const glyphs = points.length + 1;
  const bold = weight >= 700;
  const box = written([i16(1), i16(50), i16(0), i16(450), i16(700), u16(3), u16(0)], BOX);
  const glyph = box.length + (box.length % 2);
  const tables: Readonly<Record<string, readonly number[]>> = {
    'OS/2': written(
      [u16(4), i16(width), u16(weight), u16(widthClass), u16(fsType)],
      Array<number>(NO_MATTER).fill(0),
      [[0x41, 0x43, 0x4d, 0x45]],
      [u16((italic ? 1 : 0) + (bold ? 0x20 : 0) + (italic || bold ? 0 : 0x40))],
      [u16(points[0] ?? 0), u16(points.at(-1) ?? 0)],
      [i16(ASCENT), i16(-DESCENT), i16(0), u16(ASCENT), u16(DESCENT)],
      [u32(1), u32(0), i16(500), i16(700), u16(0), u16(32), u16(0)],
    ),
    cmap: cmap(points),
    glyf: Array.from({ length: glyphs }, () => padded(box, glyph)).flat(),
    head: written(
      [u32(0x10000), u32(0x10000), u32(0), u32(0x5f0f3cf5), u16(3), u16(UPEM)],
      Array<number>(16).fill(0),
      [i16(50), i16(0), i16(450), i16(700)],
      [u16((bold ? 1 : 0) + (italic ? 2 : 0)), u16(8), i16(2), i16(0), i16(0)],
    ),
    hhea: written(
      [u32(0x10000), i16(ASCENT), i16(-DESCENT), i16(0), u16(width)],
      [i16(50), i16(50), i16(450), i16(1), i16(0), i16(0)],
      Array<number>(8).fill(0),
      [i16(0), u16(glyphs)],
    ),
    hmtx: Array.from({ length: glyphs }, () => [...u16(width), ...i16(50)]).flat(),
    loca: Array.from({ length: glyphs + 1 }, (_, index) => u16((index * glyph) / 2)).flat(),
    maxp: written([u32(0x10000), u16(glyphs), u16(4), u16(1)], Array<number>(22).fill(0)),
    name: names({
      1: family,
      2: 'Regular',
      4: family,
      6: family.replace(/[^A-Za-z0-9]/g, ''),
      ...(typographicFamily === undefined ? {} : { 16: typographicFamily }),
    }),
    post: written([u32(0x30000), u32(0), i16(-100), i16(50)], Array<number>(20).fill(0)),
  };
  return new Uint8Array(sfnt(tables));
}

/** Four corners, all on the curve. */
const BOX: readonly number[] = [1, 1, 1, 1].concat(
  [50, 400, 0, -400].flatMap((by) => [...i16(by)]),
  [0, 0, 700, 0].flatMap((by) => [...i16(by)]),
);

function i16(value: number): readonly number[] {
  return [(value >> 8) & 0xff, value & 0xff];
}
const u16 = i16;
function u32(value: number): readonly number[] {
  return [...u16(value >>> 16), ...u16(value & 0xffff)];
}

const written = (
  ...parts: readonly (readonly (number | readonly number[])[])[]
): readonly number[] => parts.flat().flat();

const padded = (bytes: readonly number[], length: number): readonly number[] => [
  ...bytes,
  ...Array<number>(length - bytes.length).fill(0),
];

/** Format 4, a segment for each character. */
function cmap(points: readonly number[]): readonly number[] {
  const segments = points.length + 1;
  const ends = [...points, 0xffff];
  const exponent = Math.floor(Math.log2(segments));
  const table = written(
    [u16(4), u16(16 + 8 * segments), u16(0), u16(2 * segments)],
    [u16(2 ** (exponent + 1)), u16(exponent), u16(2 * segments - 2 ** (exponent + 1))],
    ends.map(u16),
    u16(0),
    ends.map(u16),
    ends.map((point, index) => u16((index === points.length ? 1 : index + 1 - point) & 0xffff)),
    ends.map(() => u16(0)),
  );
  return written([u16(0), u16(1), u16(3), u16(1), u32(12)], table);
}

function names(said: Readonly<Record<number, string>>): readonly number[] {
  const entries = Object.entries(said).map(([id, text]) => ({
    id: Number(id),
    bytes: Array.from(text, (letter) => u16(letter.charCodeAt(0))).flat(),
  }));
  let offset = 0;
  const records = entries.flatMap(({ id, bytes }) => {
    const record = [u16(3), u16(1), u16(0x409), u16(id), u16(bytes.length), u16(offset)];
    offset += bytes.length;
    return record.flat();
  });
  return written(
    [u16(0), u16(entries.length), u16(6 + 12 * entries.length)],
    records,
    entries.flatMap(({ bytes }) => bytes),
  );
}

function sfnt(tables: Readonly<Record<string, readonly number[]>>): readonly number[] {
  const entries = Object.entries(tables);
  const exponent = Math.floor(Math.log2(entries.length));
  let offset = 12 + 16 * entries.length;
  const directory: number[] = [];
  const contents: number[] = [];
  for (const [tag, bytes] of entries) {
    const room = padded(bytes, (bytes.length + 3) & ~3);
    directory.push(
      ...Array.from(tag, (letter) => letter.charCodeAt(0)),
      ...u32(checksum(room)),
      ...u32(offset),
      ...u32(bytes.length),
    );
    contents.push(...room);
    offset += room.length;
  }
  const searched = 16 * 2 ** exponent;
  return written(
    [u32(0x10000), u16(entries.length), u16(searched), u16(exponent)],
    [u16(16 * entries.length - searched)],
    directory,
    contents,
  );
}

function checksum(bytes: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4)
    sum =
      (sum +
        (((bytes[at] ?? 0) << 24) |
          ((bytes[at + 1] ?? 0) << 16) |
          ((bytes[at + 2] ?? 0) << 8) |
          (bytes[at + 3] ?? 0))) >>>
      0;
  return sum;
}
