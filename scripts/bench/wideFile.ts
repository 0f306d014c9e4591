import { createChance } from './chance';

export const WIDE = { rows: 1_000, columns: 2_000 } as const;

/** Bytes in a piece, as of an upload. */
const PIECE_BYTES = 512 * 1024;

/** A file of few rows and very many columns: towns, amounts, days, actions, and a fifth without a value. */
export function wideFile(): readonly Uint8Array[] {
  const chance = createChance(2026);
  const day = (): string =>
    `${String(1 + chance.below(28)).padStart(2, '0')}/0${1 + chance.below(9)}/2026`;
  const values = [
    () => `Town ${chance.below(200)}`,
    () => `${chance.below(1_000)}.50`,
    day,
    () => '',
    () => `${chance.below(100_000)}:P:${day()}~web`,
  ];
  const fields = Array.from({ length: WIDE.columns - 1 }, (_, field) => field);
  const lines = [['Email', ...fields.map((field) => `Field ${field}`)].join(',')];
  for (let row = 0; row < WIDE.rows; row += 1) {
    const cells = fields.map((field) => values[field % values.length]?.() ?? '');
    lines.push([`s${row}@example.org`, ...cells].join(','));
  }
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`);
  return Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, piece) =>
    bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES),
  );
}
