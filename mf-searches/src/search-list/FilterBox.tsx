import { Box, Input, InputGroup, SearchIcon } from 'shared-kernel/ui';

interface FilterBoxProps {
  readonly filter: string;
  readonly onChange: (filter: string) => void;
}

/** Narrows the list by words of names and sentences. */
export const FilterBox = ({ filter, onChange }: FilterBoxProps) => (
  <Box w={{ base: 'full', sm: '18rem' }}>
    <InputGroup startElement={<SearchIcon size={16} aria-hidden />}>
      <Input
        type="search"
        aria-label="Filter searches"
        placeholder="Filter by name or condition"
        value={filter}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </InputGroup>
  </Box>
);
