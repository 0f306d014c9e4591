import { ImageAddressField } from '../controls/inputs/ImageAddressField';
import { useAskedField } from './useAskedField';

interface AddressPropertyProps {
  readonly of: 'itemAddress' | 'backgroundAddress';
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An image's address, which can be asked for. */
export const AddressProperty = ({ of, ...field }: AddressPropertyProps) => (
  <ImageAddressField {...field} {...useAskedField(of)} />
);
