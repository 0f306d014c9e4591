import { useCallback } from 'react';

import { ImageAddressField } from '../controls/inputs/ImageAddressField';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { askedFieldAtom, type AskedField } from '../editor/panels/askedFieldAtom';

interface AddressPropertyProps {
  readonly of: Exclude<AskedField, 'text' | 'newText'>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An image's address, which takes the focus when saving was refused because of it [S10], or it is to be written [S28]. */
export const AddressProperty = ({ of, ...field }: AddressPropertyProps) => {
  const asked = useEditorValue(askedFieldAtom) === of;
  const ask = useSetEditorValue(askedFieldAtom);
  const onReached = useCallback(() => {
    ask(null);
  }, [ask]);
  return <ImageAddressField {...field} asked={asked} onReached={onReached} />;
};
