import { brandOf } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useEffect } from 'react';

import { useSetEditorValue } from '../editor/EditorContext';
import { ownLookAtom } from '../editor/year-data/ownLookAtom';
import { yearDataAtom } from '../editor/year-data/yearDataAtom';
import { useYearData } from './useYearData';

/** Loads fields, searches and screens of the year into the editor's store; returns how to load them again. */
export function useYearDataLoading(): () => Promise<void> {
  const { organisation } = useYear();
  const { colours } = organisation.preferences;
  const { kit } = brandOf(organisation);
  const [data, reload] = useYearData();
  const publish = useSetEditorValue(yearDataAtom);
  useEffect(() => {
    publish(data);
  }, [data, publish]);
  const publishLook = useSetEditorValue(ownLookAtom);
  useEffect(() => {
    publishLook({ colours, kit });
  }, [colours, kit, publishLook]);
  return reload;
}
