import { useCallback } from 'react';

import type { AskableField } from '../controls/inputs/AddressField';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { askedFieldAtom, type AskedField } from '../editor/panels/askedFieldAtom';

/** Takes the focus when saving was refused because of this field [S10], or it is to be written [S28]. */
export function useAskedField(field: AskedField): AskableField {
  const asked = useEditorValue(askedFieldAtom) === field;
  const ask = useSetEditorValue(askedFieldAtom);
  const onReached = useCallback(() => {
    ask(null);
  }, [ask]);
  return { asked, onReached };
}
