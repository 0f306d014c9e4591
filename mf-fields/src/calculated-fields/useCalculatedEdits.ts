import { failureSentence } from 'shared-kernel/firestore';
import {
  explanationProblem,
  failed,
  isSameContent,
  nameProblem,
  storyOf,
  succeeded,
  type Calculation,
  type ListedCalculation,
  type Revision,
} from 'shared-kernel/model';
import { LOADING_FAILED, SAVED, SAVING_FAILED, useGuardedSave } from 'shared-kernel/saving';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { calculatedStoreAtom } from './calculatedStore';
import {
  calculationOf,
  formOf,
  neverSharedSource,
  type AskedCalculation,
  type CalculationForm,
} from './calculationForm';
import { proposedExplanation } from './proposedExplanation';
import type { CalculatedList } from './useCalculatedFields';

/** What a form begins with: a stored field, or a new one with a calculation to begin from. */
export interface Opened {
  readonly id: string;
  readonly form: CalculationForm;
  readonly calculated: ListedCalculation | null;
}

export interface CalculatedEdits {
  readonly form: CalculationForm;
  readonly asked: AskedCalculation;
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly conflict: Revision | null;
  /** Why its name cannot be this one; null where it can, and before somebody has tried to save without one. */
  readonly nameFault: string | null;
  /** What supporters would read. */
  readonly explanation: string;
  /** Why they could not; null where they can, or may not ask. */
  readonly explanationFault: string | null;
  /** A field that is never shared, of which this is worked out: nobody is told how. */
  readonly neverShared: string | null;
  /** What a try to save has left to be mended besides; null where nothing is. */
  readonly obstacle: string | null;
  readonly edit: (changes: Partial<CalculationForm>) => void;
  readonly save: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  readonly loadTheirs: () => Promise<void>;
  readonly keepEditing: () => void;
}

const HEADER = 'Calculated field';

/** One calculated field while it is edited, and the way to save it (D22). */
export function useCalculatedEdits(
  { id, form: begun, calculated }: Opened,
  { fields, searches, year }: Pick<CalculatedList, 'fields' | 'searches' | 'year'>,
  onSaved: () => void,
): CalculatedEdits {
  const store = useAtomValue(calculatedStoreAtom);
  const scope = useScope();
  const { yearChanged } = useServerChanges();
  const [form, setForm] = useState(begun);
  const [stored, setStored] = useState(begun);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const asked = calculationOf(form, fields);
  const { language } = storyOf(year);
  /** What is stored of it stays, ticked or not; what is only proposed is stored once it is ticked. */
  const explanationIn = (value: CalculationForm, calculation: Calculation | null): string => {
    if (value.explanation !== null) return value.explanation.trim();
    return value.explained && calculation !== null
      ? proposedExplanation(calculation, language)
      : '';
  };
  const explanation = form.explanation ?? explanationIn(form, asked.calculation);
  const explanationFault =
    asked.calculation === null
      ? null
      : explanationProblem({ explained: form.explained, explanation });
  const others = fields.filter((field) => field.calculated?.id !== id).map(({ name }) => name);
  const nameFault = nameProblem(form.name.trim(), others);

  const saving = useGuardedSave<CalculationForm, CalculationForm>(calculated?.saved.revision ?? 0, {
    saved: { header: HEADER, ...SAVED },
    save: async (value, expectedRevision) => {
      const { calculation } = calculationOf(value, fields);
      if (calculation === null) return succeeded(null);
      const answer = await store.saveCalculatedField(
        scope,
        {
          ...{ id, name: value.name.trim(), calculation, explained: value.explained },
          explanation: explanationIn(value, calculation),
        },
        expectedRevision,
      );
      if (!answer.ok) return failedToast(SAVING_FAILED, serverSentence(answer.error));
      if (answer.value.outcome !== 'refused') return succeeded(answer.value);
      setRefused(answer.value.sentence);
      return succeeded(null);
    },
    onSaved: async () => {
      await yearChanged(scope);
      onSaved();
    },
    theirs: {
      load: async () => {
        const list = await store.loadFieldList(scope);
        if (!list.ok) return failedToast(LOADING_FAILED, failureSentence(list.error));
        const theirs = list.value.items.find((field) => field.calculated?.id === id);
        return theirs?.calculated === undefined
          ? failedToast(LOADING_FAILED, 'It has been deleted.')
          : succeeded({
              value: formOf(theirs.name, theirs.calculated),
              revision: theirs.calculated.saved.revision,
            });
      },
      onLoaded: (theirs) => {
        setForm(theirs);
        setStored(theirs);
      },
    },
  });

  const saveBy = async (way: typeof saving.save) => {
    setTried(true);
    setRefused(null);
    if (nameFault === null && asked.lacks === null && explanationFault === null) await way(form);
  };
  return {
    ...saving,
    ...{ form, asked, explanation, explanationFault },
    neverShared:
      form.explained && asked.calculation !== null
        ? neverSharedSource(asked.calculation, id, { fields, searches, year })
        : null,
    dirty: !isSameContent(form, stored),
    nameFault: tried || form.name.trim() !== '' ? nameFault : null,
    obstacle: tried ? (asked.lacks ?? refused) : null,
    edit: (changes) => {
      setRefused(null);
      setForm((before) => ({ ...before, ...changes }));
    },
    save: () => saveBy(saving.save),
    overwrite: () => saveBy(saving.overwrite),
  };
}

const failedToast = (what: string, sentence: string) =>
  failed({ header: HEADER, body: `${what}\n${sentence}`, variant: 'danger' as const });
