import type { Screen } from 'shared-kernel/model';
import { useEffect } from 'react';

import {
  answeredAudienceAtom,
  audienceQuestionAtom,
  setupAtom,
} from '../editor/audience/audienceAtoms';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { useAudienceAnswer } from './useAudienceAnswer';

/** [S100] Keeps the answer who reads what of the screen up with its content and its set-up as stored. */
export function useAudienceCounting(screen: Screen): void {
  const year = useEditorValue(readyYearDataAtom);
  const publishSetup = useSetEditorValue(setupAtom);
  const publish = useSetEditorValue(answeredAudienceAtom);
  const answered = useAudienceAnswer(useEditorValue(audienceQuestionAtom));

  useEffect(() => {
    publishSetup(year?.screens.find(({ id }) => id === screen.id) ?? screen);
  }, [publishSetup, year, screen]);
  useEffect(() => {
    publish(answered);
  }, [publish, answered]);
}
