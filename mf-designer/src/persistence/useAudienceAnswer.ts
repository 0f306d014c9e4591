import type { AudienceScreen, ScreenAudience } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { AudienceAnswer } from '../editor/audience/audienceAtoms';
import { useEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from './designStore';

/** A question rests this long before the server is asked. */
export const ASK_AFTER_MS = 600;

/** An answer, and the question that it is to, as text. */
export interface AnsweredAudience {
  readonly key: string;
  readonly answer: AudienceAnswer;
}

const NOBODY: ScreenAudience = { supporters: 0, matched: 0, items: [] };

/**
 * [S100] The newest answer about a screen, to the question at hand or the one before it. What was answered already is not asked
 * again, as after undo, until the year's data has been read anew. null before there is any.
 */
export function useAudienceAnswer(question: AudienceScreen | null): AnsweredAudience | null {
  const { countAudience } = useAtomValue(designStoreAtom);
  const scope = useScope();
  const year = useEditorValue(readyYearDataAtom);
  const [answered, setAnswered] = useState<AnsweredAudience | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = question === null ? null : JSON.stringify(question);
  // The key stands for the question, which is made anew with every edit.
  const questionOfKey = useEffectEvent(() => question);

  // Of these data of the year alone: counts change with an import.
  const known = useMemo(() => ({ year, answers: new Map<string, AudienceAnswer>() }), [year]);

  useEffect(() => {
    const screen = questionOfKey();
    if (key === null || screen === null) return undefined;
    const before = screen.items.length === 0 ? ready(NOBODY) : known.answers.get(key);
    let newest = true;
    const take = (answer: AudienceAnswer) => {
      if (newest) setAnswered({ key, answer });
    };
    const ask = async () => {
      const counted = await countAudience({ ...scope, screen });
      if (counted.ok) {
        known.answers.set(key, ready(counted.value));
        take(ready(counted.value));
      } else if (counted.error.code !== 'server/cancelled') {
        take({ status: 'unknown', why: serverSentence(counted.error) });
      } else if (newest) {
        // Another tab of this person asked meanwhile: ask again.
        setAttempt((times) => times + 1);
      }
    };
    const timer = setTimeout(
      () => {
        if (before === undefined) void ask();
        else take(before);
      },
      before === undefined ? ASK_AFTER_MS : 0,
    );
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [countAudience, scope, key, attempt, known]);

  return answered;
}

const ready = (audience: ScreenAudience): AudienceAnswer => ({ status: 'ready', audience });
