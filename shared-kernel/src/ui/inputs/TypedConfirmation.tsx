import { Input, Text } from 'shared-kernel/ui/basics';
import { Field } from './chakra';

interface TypedConfirmationProps {
  /** "Type the year’s name to confirm". */
  readonly label: string;
  /** What is to be typed. */
  readonly expected: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
}

/** An input for a name that has to be typed before something is done that cannot be taken back. */
export const TypedConfirmation = (props: TypedConfirmationProps) => (
  <Field.Root>
    <Field.Label color="fg">{props.label}</Field.Label>
    <Input
      value={props.typed}
      placeholder={props.expected}
      autoComplete="off"
      onChange={(event) => {
        props.onType(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') props.onEnter();
      }}
    />
    <Field.HelperText>
      <Text as="span" fontWeight="medium" color="fg" overflowWrap="anywhere">
        {props.expected}
      </Text>
    </Field.HelperText>
  </Field.Root>
);
