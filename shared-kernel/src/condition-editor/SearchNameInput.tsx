import { nameOf, type Condition, type SearchDefinition, type SearchId } from 'shared-kernel/model';
import { conditionFaults } from './conditionFaults';
import { KIND_WORDS } from './conditionKind';
import { searchOptions } from './nameOptions';
import { InputCell } from './InputRows';
import { SelectInput } from './SelectInput';

interface SearchNameInputProps {
  readonly condition: Condition;
  readonly searches: readonly SearchDefinition[];
  /** The search that the condition belongs to; null where it belongs to none. */
  readonly ownId: SearchId | null;
  readonly onChange: (condition: Condition) => void;
}

/** Which other search a condition refers to. */
export const SearchNameInput = (props: SearchNameInputProps) => {
  const { condition, searches, ownId, onChange } = props;
  const choices = searchOptions(searches, ownId).map((search) => ({
    value: String(search.id),
    label: nameOf(search),
  }));
  const listed = choices.some(({ value }) => value === condition.dataId);
  const missing = conditionFaults(condition).dataId;
  return (
    <InputCell width="rest">
      <SelectInput
        label={KIND_WORDS.search.nameLabel}
        value={condition.dataId}
        options={
          listed ? choices : [{ value: condition.dataId, label: unlisted(props) }, ...choices]
        }
        invalid={missing}
        fault={
          choices.length === 0 ? 'No other search has a page condition yet' : 'Choose a search'
        }
        onChange={(dataId) => {
          onChange({ ...condition, dataId });
        }}
      />
    </InputCell>
  );
};

/** What is stored stays visible even where it can no longer be chosen. */
function unlisted({ condition, searches }: SearchNameInputProps): string {
  if (condition.dataId === '') return 'Choose a search';
  const search = searches.find(({ id }) => id === condition.dataId);
  return search === undefined
    ? `Deleted search (${condition.dataId})`
    : `${nameOf(search)} (has no page condition)`;
}
