import { useCallback } from 'react';

import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { ImageAddressField } from '../inputs/ImageAddressField';
import { addressToMendAtom, type AddressToMend } from './addressToMendAtom';

interface AddressPropertyProps {
  readonly of: AddressToMend;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An image's address, which takes the focus when saving was refused because of it [S10]. */
export const AddressProperty = ({ of, ...field }: AddressPropertyProps) => {
  const mend = useEditorValue(addressToMendAtom) === of;
  const ask = useSetEditorValue(addressToMendAtom);
  const onReached = useCallback(() => {
    ask(null);
  }, [ask]);
  return <ImageAddressField {...field} mend={mend} onReached={onReached} />;
};
