import { FIELD_TYPES, printCount, type FieldListEntry } from 'shared-kernel/model';
import { Flex, Input, InputGroup, NativeSelect, SearchIcon, Switch, Text } from 'shared-kernel/ui';
import { FIELD_WORDS } from '../field-words/fieldWords';
import { countTypes, type FieldFilter } from './fieldFilter';
import { rawValuesAtom } from './rawValues';
import { useAtom } from 'jotai';

interface FieldFilterBarProps {
  readonly fields: readonly FieldListEntry[];
  readonly shown: number;
  readonly filter: FieldFilter;
  readonly onFilter: (filter: FieldFilter) => void;
}

/** Finds one field among thousands: by words of its name, by its type. */
export const FieldFilterBar = ({ fields, shown, filter, onFilter }: FieldFilterBarProps) => {
  const counts = countTypes(fields);
  const [isRaw, setRaw] = useAtom(rawValuesAtom);
  return (
    <Flex gap="3" wrap="wrap" align="center" role="search" aria-label="Data fields">
      <InputGroup flex="1 1 14rem" maxW="24rem" startElement={<SearchIcon size={16} aria-hidden />}>
        <Input
          type="search"
          aria-label="Find a data field"
          placeholder="Find a data field"
          bg="bg.panel"
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        />
      </InputGroup>
      <NativeSelect.Root w="auto" minW="11rem" flex={{ base: '1 1 11rem', sm: '0 0 auto' }}>
        <NativeSelect.Field
          aria-label="Type"
          bg="bg.panel"
          value={filter.type ?? ''}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onFilter({ ...filter, type: FIELD_TYPES.find((type) => type === chosen) ?? null });
          }}
        >
          <option value="">All types</option>
          {FIELD_TYPES.filter((type) => counts.has(type) || type === filter.type).map((type) => (
            <option key={type} value={type}>
              {FIELD_WORDS[type].label} ({printCount(counts.get(type) ?? 0)})
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Text
        role="status"
        color="fg.muted"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
        ms={{ md: 'auto' }}
      >
        {shownWords(shown, fields.length)}
      </Text>
      <Switch.Root
        size="sm"
        css={{ '@media (pointer: coarse)': { paddingBlock: '3.5' } }}
        checked={isRaw}
        onCheckedChange={({ checked }) => setRaw(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label color="fg.muted">Values as in the file</Switch.Label>
      </Switch.Root>
    </Flex>
  );
};

function shownWords(shown: number, all: number): string {
  const fields = `${printCount(all)} data ${all === 1 ? 'field' : 'fields'}`;
  return shown === all ? fields : `${printCount(shown)} of ${fields}`;
}
