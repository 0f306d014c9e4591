import { isUnusable } from '../../document/findUnusableImage';
import { AddressField, type AskableField } from './AddressField';
import { useFailedImage } from './useFailedImage';

interface ImageAddressFieldProps extends AskableField {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Says at once when an address will never be shown (D23). */
export const ImageAddressField = (props: ImageAddressFieldProps) => {
  const failed = useFailedImage(props.value);
  return (
    <AddressField
      {...props}
      error={
        isUnusable(props.value)
          ? 'Use an https address, or a path of this site that begins with /'
          : null
      }
      note={
        failed
          ? 'This image cannot be loaded: look at its address, and whether it is open to everybody'
          : null
      }
    />
  );
};
