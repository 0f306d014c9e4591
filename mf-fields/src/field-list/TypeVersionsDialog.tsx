import { FIELD_TYPES, type FieldType } from 'shared-kernel/model';
import { useIsAdmin } from 'shared-kernel/session';
import { Text } from 'shared-kernel/ui';
import { Versions } from 'shared-kernel/versions';
import { FIELD_WORDS } from '../field-words/fieldWords';

export interface TypeVersionsDialogProps {
  readonly name: string;
  /** Null for what the values say. */
  readonly onType: (type: FieldType | null) => void;
  readonly onClose: () => void;
}

/** Which types somebody has set, and when; admins set one again. */
export const TypeVersionsDialog = ({ name, onType, onClose }: TypeVersionsDialogProps) => {
  const isAdmin = useIsAdmin();
  return (
    <Versions
      kind="field"
      id={name}
      part="fieldType"
      read={({ type, byHand }) => {
        const known = FIELD_TYPES.find((one) => one === type);
        return known === undefined ? null : { type: known, byHand: byHand === true };
      }}
      look={({ type, byHand }) => (
        <Text>
          {FIELD_WORDS[type].label}
          {byHand ? ', set by hand' : ', as its values said'}
        </Text>
      )}
      taking={{
        may: isAdmin,
        words: 'The type is set at once, and searches and screens are counted again.',
      }}
      onTake={({ type, byHand }) => {
        onType(byHand ? type : null);
      }}
      onClose={onClose}
    />
  );
};
