/** The Chakra parts that people fill in or open, each with a state machine behind it. */
export {
  Checkbox,
  Collapsible,
  Field,
  Fieldset,
  Progress,
  RadioGroup,
  Switch,
} from '@chakra-ui/react';
