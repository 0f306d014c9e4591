import type { SPEC_OPERATORS } from 'shared-kernel/model';

export type Comparison = Exclude<(typeof SPEC_OPERATORS)[number], 'notEmpty'>;

interface Operator {
  /** `order` is negative, 0 or positive as the value is below, at or above the operand. */
  readonly holds: (order: number) => boolean;
  /** Whether a missing value passes (spec §5, D5). */
  readonly passesMissing: boolean;
}

/** notEmpty asks for presence and compares nothing, so it has no row. */
export const COMPARISONS = {
  '==': { holds: (order) => order === 0, passesMissing: false },
  '!=': { holds: (order) => order !== 0, passesMissing: true },
  '>': { holds: (order) => order > 0, passesMissing: false },
  '>=': { holds: (order) => order >= 0, passesMissing: false },
  '<': { holds: (order) => order < 0, passesMissing: true },
  '<=': { holds: (order) => order <= 0, passesMissing: true },
} as const satisfies Record<Comparison, Operator>;
