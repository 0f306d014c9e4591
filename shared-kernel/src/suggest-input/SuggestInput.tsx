import { Box, chakra, Input, Text } from 'shared-kernel/ui';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { matchingSuggestions, type Suggestion } from './suggestions';

interface SuggestInputProps extends Omit<
  ComponentProps<typeof Input>,
  'value' | 'onChange' | 'list'
> {
  readonly value: string;
  readonly suggestions: readonly Suggestion[];
  readonly onChange: (value: string) => void;
  /** Of Enter where nothing is chosen, and of a suggestion; absent: a suggestion only fills the input. */
  readonly onEnter?: (value: string) => void;
  /** Whether Enter takes the only one that what was typed leaves over: not where what was typed may be meant as it is. */
  readonly takesOnly?: boolean;
}

/**
 * A text that may be anything, with what it could be offered below while it is typed: arrows choose, Enter picks, Escape
 * closes.
 */
export const SuggestInput = (props: SuggestInputProps) => {
  const { value, suggestions, onChange, onEnter, takesOnly = false, ...input } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [moved, setMoved] = useState(-1);
  const shown = open ? matchingSuggestions(suggestions, value) : NONE;
  const isOnly = takesOnly && shown.length === 1 && value.trim() !== '';
  const active = isOnly ? 0 : moved;
  const close = () => {
    setOpen(false);
    setMoved(-1);
  };
  const pick = (picked: string) => {
    onChange(picked);
    onEnter?.(picked);
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = shown[active];
    if (event.key === 'Enter' && chosen !== undefined) pick(chosen.value);
    else if (event.key === 'Enter' && onEnter !== undefined) {
      onEnter(value);
      close();
    } else if (event.key === 'Escape' && shown.length > 0) close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      setMoved((before) => wrapped(before + step, shown.length));
    } else return;
    event.preventDefault();
  };
  return (
    <Box position="relative" w="full">
      <Input
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={shown[active] === undefined ? undefined : optionId(listId, active)}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onChange(typed);
          // Whoever has written one of them out has chosen; the list would lie over what comes next.
          setOpen(!suggestions.some((one) => one.value === typed));
          setMoved(-1);
        }}
        onFocus={() => {
          setOpen(true);
        }}
        onClick={() => {
          setOpen(true);
        }}
        onBlur={(event) => {
          close();
          input.onBlur?.(event);
        }}
        onKeyDown={press}
      />
      {shown.length > 0 && <Options id={listId} shown={shown} active={active} onPick={pick} />}
    </Box>
  );
};

const NONE: readonly Suggestion[] = [];

/** Round and round, with no choice between the last and the first. */
const wrapped = (index: number, count: number): number => {
  if (count === 0) return -1;
  return index < 0 ? count - 1 : index % count;
};

const optionId = (listId: string, index: number): string => `${listId}-${String(index)}`;

interface OptionsProps {
  readonly id: string;
  readonly shown: readonly Suggestion[];
  readonly active: number;
  readonly onPick: (value: string) => void;
}

const Options = ({ id, shown, active, onPick }: OptionsProps) => (
  <Box
    ref={turnedToRoom}
    id={id}
    role="listbox"
    aria-label="Choices"
    position="absolute"
    zIndex="dropdown"
    top="calc(100% + 4px)"
    css={{ '&[data-above]': { top: 'auto', bottom: 'calc(100% + 4px)' } }}
    insetX="0"
    minW="14rem"
    maxH="18rem"
    overflowY="auto"
    p="1"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l2"
    boxShadow="lg"
  >
    {shown.map((one, index) => (
      <chakra.div
        key={one.value}
        ref={index === active && shown.length > 1 ? intoView : undefined}
        role="option"
        id={optionId(id, index)}
        aria-selected={index === active}
        px="2"
        py="1.5"
        borderRadius="l1"
        cursor="pointer"
        bg={index === active ? 'accent.muted' : undefined}
        _hover={{ bg: index === active ? 'accent.muted' : 'bg.muted' }}
        // Before the input loses the focus, which closes the list.
        onMouseDown={(event) => {
          event.preventDefault();
          onPick(one.value);
        }}
      >
        <Text fontSize="sm" lineHeight="20px" overflowWrap="anywhere">
          <bdi>{one.label}</bdi>
        </Text>
        {one.facts !== '' && (
          <Text fontSize="xs" lineHeight="16px" color="fg.muted" truncate>
            {one.facts}
          </Text>
        )}
      </chakra.div>
    ))}
  </Box>
);

const intoView = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'nearest' });
};

/** What stays at the bottom of pages, such as the bar that saves. */
const BAR_PX = 72;

/** Above the input where the list would lie below the window's end and has more room there. */
const turnedToRoom = (list: HTMLElement | null): void => {
  if (list === null) return;
  const input = list.parentElement?.getBoundingClientRect();
  if (input === undefined) return;
  const below = window.innerHeight - BAR_PX - input.bottom;
  list.toggleAttribute('data-above', list.offsetHeight > below && input.top > below);
};
