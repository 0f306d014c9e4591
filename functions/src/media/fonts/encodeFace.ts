import { failed, succeeded, type Result } from 'shared-kernel/model';
import { kindOfFont } from './kindOfFont';
import { openFontTools } from './openFontTools';
import { DAMAGED, readFace, type ReadFace } from './readFace';
import { scriptParts, wholePart, type ScriptPart } from './scripts';
import { unpackFont } from './unpackFont';

export interface FontFile {
  readonly script: string;
  readonly range: string;
  /** WOFF2. */
  readonly bytes: Uint8Array;
}

export interface EncodedFace extends Omit<ReadFace, 'characters' | 'otherAxes' | 'maySubset'> {
  readonly kind: string;
  readonly files: readonly FontFile[];
}

/** What is served of an uploaded font: a WOFF2 for each script, or one of all where its maker forbids to part it. */
export async function encodeFace(upload: Uint8Array): Promise<Result<EncodedFace, string>> {
  const kind = kindOfFont(upload);
  if (!kind.ok) return kind;
  try {
    const font = await unpackFont(upload, kind.value);
    const read = await readFace(font);
    if (!read.ok) return read;
    const { characters, otherAxes, maySubset, ...said } = read.value;
    const { compress } = await openFontTools();
    const files = maySubset
      ? await Promise.all(scriptParts(characters).map((part) => fileOf(font, part, otherAxes)))
      : [{ ...wholePart(characters), bytes: await compress(font) }];
    return succeeded({
      ...said,
      kind: kind.value,
      files: files.map(({ script, range, bytes }) => ({ script, range, bytes })),
    });
  } catch {
    return failed(DAMAGED); // said by neither library in words that staff could use
  }
}

/** Of its axes the weight alone stays: screens ask for nothing else. */
async function fileOf(
  font: Buffer,
  part: ScriptPart,
  variationAxes: Readonly<Record<string, number>>,
): Promise<FontFile> {
  const text = part.characters.map((point) => String.fromCodePoint(point)).join('');
  const { subsetFont } = await openFontTools();
  const bytes = await subsetFont(font, text, {
    targetFormat: 'woff2',
    ...(Object.keys(variationAxes).length === 0 ? {} : { variationAxes }),
  });
  return { ...part, bytes };
}
