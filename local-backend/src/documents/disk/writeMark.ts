import type { Acknowledgement } from './acknowledged';

/** The key under which each batch says which write it is. */
export const LAST_WRITE_KEY = Buffer.from('mlastWrite');

/** What a batch says of itself: its number, the last one acknowledged before it, and when it was made. */
export interface WriteMark extends Acknowledgement {
  readonly after: number;
}

export const writeMarkText = ({ write, after, at }: WriteMark): string =>
  `${String(write)} ${String(after)} ${at}`;

/** Null for a database, or a batch, of a release before writes were numbered. */
export function writeMarkOf(text: string | undefined): WriteMark | null {
  const [, write, after, at] = /^(\d+) (\d+) (\S+)$/.exec(text ?? '') ?? [];
  return write === undefined || after === undefined || at === undefined
    ? null
    : { write: Number(write), after: Number(after), at };
}
