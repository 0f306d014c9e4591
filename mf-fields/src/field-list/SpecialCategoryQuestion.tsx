import { specialCategoryOf, type FieldListEntry, type SpecialCategory } from 'shared-kernel/model';
import { Alert, Button, Flex } from 'shared-kernel/ui';
import { SPECIAL_CATEGORY_WORDS } from '../field-words/specialCategoryWords';
import { useDictionary } from './useDictionary';

interface SpecialCategoryQuestionProps {
  readonly field: FieldListEntry;
  readonly onChanged: () => Promise<void>;
}

/** Asks once whether a field is sensitive whose name says so, and of which nobody has said anything (D368). */
export const SpecialCategoryQuestion = ({ field, onChanged }: SpecialCategoryQuestionProps) => {
  const category = specialCategoryOf(field.name);
  return category === null || field.dictionary !== undefined ? null : (
    <Question field={field} category={category} onChanged={onChanged} />
  );
};

const Question = ({
  field,
  category,
  onChanged,
}: SpecialCategoryQuestionProps & { readonly category: SpecialCategory }) => {
  const { saving, value, answer } = useDictionary(field, onChanged);
  const say = (sensitive: boolean) => {
    // What is being written of it goes along.
    void answer({ ...value, sensitive });
  };
  return (
    <Alert.Root status="warning" size="sm" mt="3" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1 1 16rem" overflowWrap="anywhere">
        “{field.name}” may be special category data ({SPECIAL_CATEGORY_WORDS[category]}). Mark it as
        sensitive?
      </Alert.Title>
      <Flex gap="2" wrap="wrap">
        <Button size="xs" disabled={saving} onClick={() => say(true)}>
          Mark as sensitive
        </Button>
        <Button size="xs" variant="outline" disabled={saving} onClick={() => say(false)}>
          It is not
        </Button>
      </Flex>
    </Alert.Root>
  );
};
