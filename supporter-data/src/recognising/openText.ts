import { failed, succeeded, type FileOptions, type Result } from 'shared-kernel/model';
import type { ImportFault } from '../importFault';
import { DELIMITERS, type Delimiter } from './delimiter';
import {
  createEncodingRecognising,
  ENCODINGS,
  firstBytes,
  START_BYTES,
  type Encoding,
} from './encoding';
import { refuseFileKind } from './fileKind';
import { createLayoutRecognising, type Layout } from './layout';
import { utf8Pieces, type Chunks } from './utf8Pieces';

export type { Chunks };

/** A file's bytes as they come, or what begins them anew each time. */
export type FileChunks = Chunks | (() => Chunks);

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
  /** The text from its beginning as valid UTF-8, without a byte order mark; to be gone through once. */
  readonly pieces: Chunks;
}

/**
 * Finds out how a file is text. One byte anywhere decides between UTF-8 and Windows-1252: a file that can be begun anew is
 * gone through before it is read, of any other all bytes are kept. Where all is told, it is read as it comes.
 */
export const openText = async (
  chunks: FileChunks,
  options: TextOptions,
): Promise<Result<OpenText, ImportFault>> => {
  const { encoding, delimiter, headerRow } = options;
  if (encoding === undefined || delimiter === undefined || headerRow === undefined)
    return recognised(await begunAnew(chunks), options);
  const { start, whole } = await begin(cutSmall(typeof chunks === 'function' ? chunks() : chunks));
  const refusal = refusalOf(start, encoding);
  if (refusal !== null) return failed(refusal);
  return succeeded({ encoding, delimiter, headerRow, pieces: utf8Pieces(whole, encoding) });
};

/** What goes through the bytes from their beginning, each time. */
type Begin = () => AsyncIterable<Uint8Array>;

const recognised = async (
  bytes: Begin,
  options: TextOptions,
): Promise<Result<OpenText, ImportFault>> => {
  const recognising = createEncodingRecognising();
  for await (const chunk of bytes()) if (!recognising.add(chunk)) break;
  const { encoding, bom } =
    options.encoding === undefined
      ? recognising.result(true)
      : { encoding: options.encoding, bom: null };
  const refusal = refusalOf([recognising.start()], encoding);
  if (refusal !== null) return failed(refusal);
  const layout = await layoutOf(bytes(), encoding, options);
  // All of a file has been looked at that was taken for UTF-8 without a mark.
  const isValid = encoding === 'utf-8' && bom === false;
  const pieces = isValid ? bytes() : utf8Pieces(bytes(), encoding);
  return succeeded({ encoding, ...layout, pieces });
};

async function layoutOf(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  options: TextOptions,
): Promise<Layout> {
  const recognising = createLayoutRecognising(options);
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes)
    if (!recognising.add(decoder.decode(chunk, { stream: true }))) return recognising.layout();
  recognising.add(decoder.decode());
  return recognising.layout();
}

const refusalOf = (start: readonly Uint8Array[], encoding: Encoding): ImportFault | null =>
  refuseFileKind(firstBytes(start, START_BYTES), encoding.startsWith('utf-16'));

/** A large piece is cut: what looks at the beginning of a file decodes all of its first one. */
const MOST_BYTES = 512 * 1024;

async function* cutSmall(chunks: Chunks): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += MOST_BYTES) yield chunk.subarray(at, at + MOST_BYTES);
}

async function begunAnew(chunks: FileChunks): Promise<Begin> {
  if (typeof chunks === 'function') return () => cutSmall(chunks());
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return () => cutSmall(all);
}

/** As many chunks as tell what kind of file it is, and all of it from the beginning. */
async function begin(
  chunks: AsyncGenerator<Uint8Array>,
): Promise<{ readonly start: readonly Uint8Array[]; readonly whole: AsyncIterable<Uint8Array> }> {
  const start: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < START_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    start.push(next.value);
    bytes += next.value.length;
  }
  return { start, whole: startedAgain(start, chunks) };
}

async function* startedAgain(
  start: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* start;
  yield* rest;
}

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
