import type { SavedTemplate } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useMemo, useState } from 'react';

import type { YearData } from '../../editor/year-data/yearDataAtom';
import { missingFields, type FieldAnswers, type MissingField } from './missingFields';

interface AnsweredFields {
  readonly missing: readonly MissingField[];
  /** With a guess for each that nobody has answered. */
  readonly answers: FieldAnswers;
  readonly answer: (key: string, name: string) => void;
}

/** [S153] What a template asks in this year, and what it was told. */
export function useFieldAnswers(
  template: SavedTemplate | null,
  year: YearData | null,
): AnsweredFields {
  const { year: days } = useYear();
  const [told, tell] = useState<FieldAnswers>({});
  const missing = useMemo(
    () => (template === null || year === null ? [] : missingFields(template, year, days)),
    [template, year, days],
  );
  const answers = useMemo(
    () => ({
      ...Object.fromEntries(missing.map(({ key, guess }) => [key, guess])),
      ...told,
    }),
    [missing, told],
  );
  return {
    missing,
    answers,
    answer: (key, name) => {
      tell((before) => ({ ...before, [key]: name }));
    },
  };
}
