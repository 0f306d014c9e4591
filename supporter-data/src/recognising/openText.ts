import { failed, succeeded, type FileOptions, type Result } from 'shared-kernel/model';
import type { ImportFault } from '../importFault';
import { decodeText } from './decodeText';
import { DELIMITERS, type Delimiter } from './delimiter';
import { ENCODINGS, firstBytes, recogniseEncoding, type Encoding } from './encoding';
import { refuseFileKind } from './fileKind';
import { recogniseLayout } from './layout';
import { utf8Pieces } from './utf8Pieces';

export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** What a person chose instead of what the file looks like. */
export interface TextOptions {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  /** The row with the names of the columns, by its number. */
  readonly headerRow?: number;
}

/** A file known to be text, ready to be cut into rows. */
export interface OpenText {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** The number of the row with the names of the columns; null for the first one that is not blank. */
  readonly headerRow: number | null;
  /** The text from its beginning as valid UTF-8, without a byte order mark. */
  readonly pieces: () => Iterable<Uint8Array>;
}

/**
 * Finds out how a file is text. Its bytes are kept until the end, since one byte anywhere decides between
 * UTF-8 and Windows-1252.
 */
export const openText = async (
  chunks: Chunks,
  options: TextOptions,
): Promise<Result<OpenText, ImportFault>> => {
  const bytes: Uint8Array[] = [];
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += MOST_BYTES)
      bytes.push(chunk.subarray(at, at + MOST_BYTES));
  return openBytes(bytes, options);
};

/** A large piece is cut: what looks at the beginning of a file decodes all of its first one. */
const MOST_BYTES = 512 * 1024;

const openBytes = (
  bytes: readonly Uint8Array[],
  options: TextOptions,
): Result<OpenText, ImportFault> => {
  const encoding = options.encoding ?? recogniseEncoding(bytes);
  const refusal = refuseFileKind(firstBytes(bytes, KIND_BYTES), encoding.startsWith('utf-16'));
  if (refusal !== null) return failed(refusal);
  const texts = (): Iterable<string> => decodeText(bytes, encoding);
  const pieces = (): Iterable<Uint8Array> => utf8Pieces(bytes, encoding);
  return succeeded({ encoding, ...recogniseLayout(texts, options), pieces });
};

const KIND_BYTES = 1024;

/** A stored choice as options: what it does not know is recognised. */
export const textOptions = ({ encoding, delimiter, headerRow }: FileOptions): TextOptions => {
  const knownEncoding = ENCODINGS.find((one) => one === encoding);
  const knownDelimiter = DELIMITERS.find((one) => one === delimiter);
  return {
    ...(knownEncoding === undefined ? {} : { encoding: knownEncoding }),
    ...(knownDelimiter === undefined ? {} : { delimiter: knownDelimiter }),
    ...(headerRow === null ? {} : { headerRow }),
  };
};
