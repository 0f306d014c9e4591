import { chakra } from 'shared-kernel/ui';

interface SelectBoxProps {
  /** What is chosen. */
  readonly name: string;
  readonly chosen: boolean;
  readonly onToggle: (range: boolean) => void;
}

/** Chooses one of a list; with Shift, all up to it. The browser's own box: a list has hundreds. */
export const SelectBox = ({ name, chosen, onToggle }: SelectBoxProps) => (
  <chakra.label
    display="inline-flex"
    position="relative"
    p="2"
    m="-2"
    css={{ '@media (pointer: coarse)': { p: '3.5', m: '-3.5' } }}
    cursor="pointer"
    title="Choose"
  >
    <chakra.input
      type="checkbox"
      aria-label={`Choose ${name}`}
      boxSize="4"
      cursor="pointer"
      accentColor="accent.solid"
      checked={chosen}
      onChange={(event) => {
        const { nativeEvent } = event;
        onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
      }}
    />
  </chakra.label>
);
