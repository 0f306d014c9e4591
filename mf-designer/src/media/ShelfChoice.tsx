import { Button, HStack } from 'shared-kernel/ui';

const SHELVES = [
  { id: 'library', label: 'Your pictures' },
  { id: 'illustrations', label: 'Illustrations' },
] as const;

export type Shelf = (typeof SHELVES)[number]['id'];

interface ShelfChoiceProps {
  readonly value: Shelf;
  readonly onChange: (shelf: Shelf) => void;
}

/** What the organisation has, or what the product has for everybody. */
export const ShelfChoice = ({ value, onChange }: ShelfChoiceProps) => (
  <HStack role="group" aria-label="Which pictures" gap="1">
    {SHELVES.map(({ id, label }) => (
      <Button
        key={id}
        size="sm"
        variant={id === value ? 'subtle' : 'ghost'}
        aria-pressed={id === value}
        onClick={() => {
          onChange(id);
        }}
      >
        {label}
      </Button>
    ))}
  </HStack>
);
