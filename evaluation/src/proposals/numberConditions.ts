import type { Comparison } from './comparison';

/** At least the smallest; between the smallest and the largest; or just that, where all are the same. */
export const numberConditions = (numbers: readonly number[]): readonly Comparison[] => {
  const [smallest, largest] = [Math.min(...numbers), Math.max(...numbers)];
  const [from, to] = [rounded(smallest, Math.floor), rounded(largest, Math.ceil)];
  const one: Comparison = { dataEqualsOperator: '>=', dataValue: String(from) };
  // What one supporter has says nothing of an upper end.
  if (numbers.length === 1) return [one];
  return [
    one,
    ...(from < to
      ? [
          {
            dataEqualsOperator: 'between' as const,
            ...{ dataValue: '', dataValues: [String(from), String(to)] },
          },
        ]
      : []),
    ...(smallest === largest
      ? [{ dataEqualsOperator: '==' as const, dataValue: String(smallest) }]
      : []),
  ];
};

/**
 * To half of its first digit's unit, as people say amounts: 37 is at least 35, 1,234 at least 1,000, and 8 stays 8. It is
 * rounded away from idle digits of binary fractions.
 */
function rounded(number: number, direction: (number: number) => number): number {
  if (number === 0) return 0;
  const unit = 10 ** Math.floor(Math.log10(Math.abs(number)));
  const step = Number.isInteger(number) && unit === 1 ? 1 : unit / 2;
  return tidy(direction(tidy(number / step)) * step);
}

const tidy = (number: number): number => Number(number.toPrecision(12));
