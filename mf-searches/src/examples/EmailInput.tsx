import { SupporterAddressInput, useAddressOffers } from 'shared-kernel/address-offers';
import { Box, Field, Flex, IconButton, X } from 'shared-kernel/ui';
import { EMAIL_FAULT_TEXTS, severalEmails } from './emailFaults';
import type { EmailRow } from './useEmailRows';

interface EmailInputProps {
  readonly row: EmailRow;
  /** Counts from 1. */
  readonly number: number;
  readonly onWrite: (written: string) => void;
  readonly onSeveral: (emails: readonly string[]) => void;
  /** Null where it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** One supporter's email. Several at once, pasted from a list, go to one row each. */
export const EmailInput = (props: EmailInputProps) => {
  const { row, number } = props;
  const offers = useAddressOffers(row.written);
  return (
    <Field.Root
      data-row={row.id}
      invalid={row.fault !== null}
      // What is wrong with it comes into sight with it.
      css={{ '& input': { scrollMarginBottom: '2rem' } }}
      onPaste={(event) => {
        const emails = severalEmails(event.clipboardData.getData('text'));
        if (emails.length === 0) return;
        event.preventDefault();
        props.onSeveral(emails);
      }}
    >
      <Field.Label fontSize="sm">Supporter {number}</Field.Label>
      <Flex gap="2" w="full" maxW="26rem">
        <Box flex="1" minW="0">
          <SupporterAddressInput value={row.written} offers={offers} onChange={props.onWrite} />
        </Box>
        {props.onRemove !== null && (
          <IconButton
            {...{ size: 'md', variant: 'ghost', color: 'fg.muted' }}
            aria-label={`Remove supporter ${String(number)}`}
            onClick={props.onRemove}
          >
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </Flex>
      {row.fault !== null && <Field.ErrorText>{EMAIL_FAULT_TEXTS[row.fault]}</Field.ErrorText>}
    </Field.Root>
  );
};
