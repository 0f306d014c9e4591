import { useYear } from 'shared-kernel/session';
import { useEffect, useState } from 'react';

import { contentAtom } from '../editor/documentAtoms';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { checkedAtom } from './checksAtoms';
import { createScreenChecker } from './createScreenChecker';
import { whenIdle } from './whenIdle';

/** How long the content rests before it is checked, so that typing stays smooth. */
const REST_MS = 600;

/** [S66] Keeps the findings up with the content. Draws nothing. */
export const Checking = () => {
  const content = useEditorValue(contentAtom);
  const year = useEditorValue(readyYearDataAtom);
  const supportersTotal = useYear().year.supportersTotal;
  const publish = useSetEditorValue(checkedAtom);
  const [checker] = useState(() => createScreenChecker(document, whenIdle));

  useEffect(() => {
    const timer = setTimeout(() => {
      checker.check({ content, year, supportersTotal }, (findings) => {
        publish({ content, findings });
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      checker.stop();
    };
  }, [checker, content, year, supportersTotal, publish]);

  return null;
};
