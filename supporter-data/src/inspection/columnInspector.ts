import type { FieldType } from 'shared-kernel/model';
import { createTypeEvidence, type TypeShare } from '../profiling/fieldTypes';
import { isCardNumber, isIban } from './bankNumbers';
import { createDateShapes, type DateShapes } from './dateShapes';
import type { SensitiveCounts } from './sensitiveColumn';

/** What the values of one column say. */
export interface ColumnFindings extends SensitiveCounts {
  readonly type: FieldType;
  readonly typeShare: number;
  /** What most values of a text could be, where there are any. */
  readonly nearest: TypeShare | null;
  readonly samples: readonly string[];
  readonly dates: DateShapes;
  /** Digits only, and some with a leading zero: phone numbers, ids. */
  readonly hasLeadingZeros: boolean;
  /** Whole numbers beyond what a number holds exactly. */
  readonly longNumbers: number;
}

export interface ColumnInspector {
  /** A cell as it stands, which the column holds so many times, once unless said. */
  readonly add: (cell: string, times?: number) => void;
  readonly result: () => ColumnFindings;
}

const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 200;

/** Collects what a person should know of one column, in memory that does not grow with the file. */
export const createColumnInspector = (): ColumnInspector => {
  const evidence = createTypeEvidence();
  const dates = createDateShapes();
  const samples: string[] = [];
  const counts = {
    filled: 0,
    cardNumbers: 0,
    ibans: 0,
    digits: 0,
    leadingZeros: 0,
    longNumbers: 0,
  };

  return {
    add: (cell, times = 1) => {
      const text = cell.trim();
      if (text === '') return;
      if (samples.length < MAX_SAMPLES) addSample(samples, text);
      counts.filled += times;
      evidence.add(text, times);
      dates.add(text, times);
      if (isCardNumber(text)) counts.cardNumbers += times;
      if (isIban(text)) counts.ibans += times;
      if (!DIGITS.test(text)) return;
      counts.digits += times;
      if (text.startsWith('0') && text.length > 1) counts.leadingZeros += times;
      if (!Number.isSafeInteger(Number(text))) counts.longNumbers += times;
    },
    result: () => {
      const { type, share, nearest } = evidence.result();
      return {
        type,
        typeShare: share,
        nearest,
        samples,
        dates: dates.result(),
        filled: counts.filled,
        cardNumbers: counts.cardNumbers,
        ibans: counts.ibans,
        hasLeadingZeros: counts.leadingZeros > 0 && counts.digits >= counts.filled * MOSTLY,
        longNumbers: counts.longNumbers,
      };
    },
  };
};

const DIGITS = /^\d+$/;

/** As for a type (D2a). */
const MOSTLY = 0.98;

const addSample = (samples: string[], text: string): void => {
  const sample = text.length > MAX_SAMPLE_LENGTH ? `${text.slice(0, MAX_SAMPLE_LENGTH)}…` : text;
  if (!samples.includes(sample)) samples.push(sample);
};
