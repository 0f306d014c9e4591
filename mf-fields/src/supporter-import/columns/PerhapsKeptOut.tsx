import { Link, links } from 'shared-kernel/contract';
import { Alert, chakra } from 'shared-kernel/ui';

/** As platforms call a field that tells that somebody should hear nothing. */
const TELLS =
  /\b(deceased|died|dead|bereave\w*|suppress\w*|opt(ed)? ?outs?|unsubscribed?|gone ?away|(do not|no|never) (contact|mail|e-?mail|write|send))\b/i;

/** The first of the fields that tells of people who should perhaps get nothing; null where none does. */
export const namesKeptOut = (names: readonly string[]): string | null =>
  names.find((name) => TELLS.test(name.replaceAll(/[_-]/g, ' '))) ?? null;

/** Said before their links are made: whoever such a field names is in every count and gets a link until kept out. */
export const PerhapsKeptOut = ({ field }: { readonly field: string }) => (
  <Alert.Root status="info" variant="surface" borderRadius="l3" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>Should those of “{field}” be kept out?</Alert.Title>
      <Alert.Description>
        They are counted and get a link like everybody else. Once they are in, add a search for them
        to the{' '}
        <chakra.span textDecoration="underline">
          <Link to={`${links.setUp()}/care`}>care list</Link>
        </chakra.span>
        : whoever is on it is in no count, screen or link.
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
