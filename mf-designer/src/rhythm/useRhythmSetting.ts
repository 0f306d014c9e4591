import type { Screen } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { useState } from 'react';

import { useEditor } from '../editor/EditorContext';
import { useScreensSaving, type SavedScreens } from '../persistence/useScreensSaving';
import type { ArrangedOther, ArrangedScreen } from './storyRhythm';

/** [S86] This screen as one step of undo, unsaved as every edit; [S88] others are saved at once. */
export function useRhythmSetting(onSaved: () => void, onDone: () => void) {
  const editor = useEditor();
  const toast = useToast();
  const save = useScreensSaving();
  const [working, setWorking] = useState(false);

  const setRhythm = async (here: ArrangedScreen, others: readonly ArrangedOther[]) => {
    // What was shown is what is done: an edit made meanwhile, as by undo, keeps everything else.
    editor.edit((content) => (content === here.before ? here.after : content));
    if (others.length > 0) {
      setWorking(true);
      const screens = others.map(({ screen, after }) => ({ screen, content: after }));
      const outcome = await save(screens);
      setWorking(false);
      onSaved();
      toast({ header: 'Rhythm', ...outcomeWords(outcome) });
    }
    onDone();
  };
  return { setRhythm, working };
}

function outcomeWords({ saved, changed, failed }: SavedScreens) {
  const words = [
    `${String(saved)} other ${saved === 1 ? 'screen' : 'screens'} saved.`,
    ...(changed.length === 0
      ? []
      : [`Left as ${are(changed)}, since somebody else saved meanwhile: ${names(changed)}.`]),
    ...(failed.length === 0 ? [] : [`Could not be saved, please try again: ${names(failed)}.`]),
  ];
  const whole = changed.length + failed.length === 0;
  return { body: words.join(' '), variant: whole ? ('success' as const) : ('danger' as const) };
}

const are = (screens: readonly Screen[]): string => (screens.length === 1 ? 'it is' : 'they are');

const names = (screens: readonly Screen[]): string =>
  screens.map(({ name }) => `“${name === '' ? 'Untitled' : name}”`).join(', ');
