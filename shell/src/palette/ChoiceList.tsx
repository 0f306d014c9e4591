import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Box, Flex, Input, Text, VisuallyHidden } from 'shared-kernel/ui';
import type { PaletteChoice } from './useChoices';

interface ChoiceListProps {
  readonly typed: string;
  readonly choices: readonly PaletteChoice[];
  /** What is still being read, or could not be. */
  readonly note: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (choice: PaletteChoice) => void;
}

/** An input with a list below it: typing narrows the list, arrows move through it, Enter chooses. */
export const ChoiceList = ({ typed, choices, note, onType, onChoose }: ChoiceListProps) => {
  const listId = useId();
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const current = Math.min(at, choices.length - 1);
  const optionId = (index: number) => `${listId}-${String(index)}`;
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current, typed]);
  const move = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps && choices.length > 0) {
      event.preventDefault();
      const step = steps[event.key as keyof typeof steps];
      setAt((current + step + choices.length) % choices.length);
    }
    const chosen = choices[current];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen !== undefined) {
      event.preventDefault();
      onChoose(chosen);
    }
  };
  return (
    <>
      <Input
        autoFocus
        variant="flushed"
        h="12"
        px="4"
        fontSize="md"
        role="combobox"
        aria-label="Go to a page, screen, search, field or setting, or do something here"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(current >= 0 && { 'aria-activedescendant': optionId(current) })}
        placeholder="Go to, or do …"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={move}
      />
      <Box
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Found"
        maxH="min(24rem, 60dvh)"
        overflowY="auto"
        p={choices.length > 0 ? '2' : '0'}
      >
        {choices.map((choice, index) => (
          <Flex
            key={choice.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === current}
            gap="3"
            align="center"
            justify="space-between"
            px="2"
            py="1.5"
            borderRadius="l2"
            cursor="pointer"
            bg={index === current ? 'accent.subtle' : undefined}
            onPointerMove={() => {
              setAt(index);
            }}
            onClick={() => {
              onChoose(choice);
            }}
          >
            <Text truncate minW="0">
              {choice.label}
            </Text>
            <Text flexShrink="0" color="fg.muted" fontSize="sm">
              {choice.kind}
              {choice.keys !== undefined && ` · ${choice.keys}`}
            </Text>
          </Flex>
        ))}
      </Box>
      {choices.length === 0 && note === '' && (
        <Text px="4" py="3" color="fg.muted">
          Nothing is called that. A supporter is found by their whole email address.
        </Text>
      )}
      {note !== '' && (
        <Text px="4" py="3" color="fg.muted" fontSize="sm">
          {note}
        </Text>
      )}
      <VisuallyHidden role="status">
        {choices.length === 1 ? '1 found' : `${String(choices.length)} found`}
      </VisuallyHidden>
    </>
  );
};
