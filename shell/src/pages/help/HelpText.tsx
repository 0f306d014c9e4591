import { Text } from 'shared-kernel/ui';

const NAME = /\*\*(.+?)\*\*/;

/** A text of the guide: what stands between two asterisks is printed as the name that a page shows. */
export const HelpText = ({ children }: { readonly children: string }) => (
  <Text as="span">
    {children.split(NAME).map((part, place) =>
      // Names are the odd parts of what `split` leaves.
      place % 2 === 1 ? (
        <Text as="strong" key={part} fontWeight="semibold">
          {part}
        </Text>
      ) : (
        part
      ),
    )}
  </Text>
);
