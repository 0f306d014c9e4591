import { Box, Input, InputGroup, SearchIcon } from 'shared-kernel/ui';

interface FilterBoxProps {
  /** "Filter searches". */
  readonly label: string;
  readonly placeholder: string;
  readonly filter: string;
  readonly onChange: (filter: string) => void;
}

/** Narrows a list by words. */
export const FilterBox = ({ label, placeholder, filter, onChange }: FilterBoxProps) => (
  <Box w={{ base: 'full', sm: '18rem' }}>
    <InputGroup startElement={<SearchIcon size={16} aria-hidden />}>
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={filter}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </InputGroup>
  </Box>
);
