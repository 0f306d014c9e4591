import { evaluateSupporter } from 'evaluation';
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
  const { organisationId, yearId } = useScope();
  const year = useEditorValue(readyYearDataAtom);
  const wanted = useEditorValue(wantsSupporterAtom);

  useEffect(() => {
    if (year === null || !wanted || editor.get(exampleSupporterAtom) !== null) return undefined;
    const left = new AbortController();
    const read = async (email: string): Promise<Supporter | null> => {
      const answer = await store.readSupporter({ organisationId, yearId }, email);
      return answer.ok ? answer.value : null;
    };
    const find = async () => {
      for (const email of exampleEmails(year, id)) {
        const supporter = await read(email);
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
  }, [editor, store, organisationId, yearId, year, wanted, id]);
}

/** Those whom the screen's last count left; where it was not counted yet, those of the fields. */
export function exampleEmails(year: YearData, id: Screen['id']): readonly string[] {
  const screen = year.screens.find((one) => one.id === id);
  const counted = screen?.supportersMatchedEmails ?? [];
  const ofFields = year.fields.flatMap(({ exampleValues: { largest, random } }) =>
    [largest, ...random].flatMap((example) => example?.supporterEmail ?? []),
  );
  return [...new Set([...counted, ...ofFields])].slice(0, MOST_READ);
}

const gets = ({ compiled }: YearData, supporter: Supporter, id: Screen['id']): boolean =>
  evaluateSupporter(compiled, supporter).screenIds.includes(id);
