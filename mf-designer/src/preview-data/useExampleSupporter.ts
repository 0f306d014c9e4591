import { evaluateSupporter } from 'evaluation';
import { addressesPortAtom, areMasked, type StoredExamples } from 'shared-kernel/addresses';
import type { Screen, Supporter } from 'shared-kernel/model';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { useEditor, useEditorValue } from '../editor/EditorContext';
import { wantsSupporterAtom } from '../editor/preview/dataModeAtom';
import { exampleSupporterAtom } from '../editor/preview/exampleSupporterAtom';
import { readyYearDataAtom, type YearData } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from '../persistence/designStore';

/** Each is read by itself: somebody who matches is among the first, or there is no example. */
const MOST_READ = 8;

/** [S113] Finds the first of the year's example supporters who gets the screen, unless this tab looks at something else. */
export function useExampleSupporter({ id }: Pick<Screen, 'id'>): void {
  const editor = useEditor();
  const store = useAtomValue(designStoreAtom);
  const { readExample } = useAtomValue(addressesPortAtom);
  const { organisationId, yearId } = useScope();
  const year = useEditorValue(readyYearDataAtom);
  const wanted = useEditorValue(wantsSupporterAtom);

  useEffect(() => {
    if (year === null || !wanted || editor.get(exampleSupporterAtom) !== null) return undefined;
    const left = new AbortController();
    const read = async ({ email, of, index }: Example): Promise<Supporter | null> => {
      const scope = { organisationId, yearId };
      const answer = areMasked([email])
        ? await readExample(scope, of, index)
        : await store.readSupporter(scope, email);
      return answer.ok ? answer.value : null;
    };
    const find = async () => {
      for (const example of examplesOf(year, id)) {
        const supporter = await read(example);
        if (left.signal.aborted) return;
        if (supporter === null || !gets(year, supporter, id)) continue;
        editor.store.set(exampleSupporterAtom, supporter);
        return;
      }
    };
    void find();
    return () => {
      left.abort();
    };
  }, [editor, store, readExample, organisationId, yearId, year, wanted, id]);
}

/** An email or its mask, and where it stands for whoever cannot see it (D378). */
interface Example {
  readonly email: string;
  readonly of: StoredExamples;
  readonly index: number;
}

/** Those whom the screen's last count left; where it was not counted yet, those of the fields. */
function examplesOf(year: YearData, id: Screen['id']): readonly Example[] {
  const screen = year.screens.find((one) => one.id === id);
  const counted = (screen?.supportersMatchedEmails ?? []).map((email, index) => ({
    ...{ email, index },
    of: { kind: 'screen' as const, id },
  }));
  const ofFields = year.fields.flatMap(({ name, exampleValues: { largest, random } }) => {
    const of = { kind: 'field' as const, name };
    const shown = random.map(({ supporterEmail: email }, index) => ({ of, email, index }));
    return largest === null
      ? shown
      : [{ of, email: largest.supporterEmail, index: random.length }, ...shown];
  });
  const met = new Set<string>();
  // Masks are alike of different people.
  const isNew = ({ email }: Example): boolean =>
    areMasked([email]) || (!met.has(email) && met.add(email).size > 0);
  return [...counted, ...ofFields].filter(isNew).slice(0, MOST_READ);
}

const gets = ({ compiled }: YearData, supporter: Supporter, id: Screen['id']): boolean =>
  evaluateSupporter(compiled, supporter).screenIds.includes(id);
