import { SuggestInput } from 'shared-kernel/suggest-input';
import { SupporterEmailInput } from 'shared-kernel/ui';
import type { ComponentProps } from 'react';

interface SupporterAddressInputProps extends Pick<
  ComponentProps<typeof SupporterEmailInput>,
  'ref' | 'value' | 'onChange'
> {
  /** As `useAddressOffers` has them; null for whom none are offered. */
  readonly offers: readonly string[] | null;
}

/** A supporter's email, with addresses that begin like it below for whom they are offered. */
export const SupporterAddressInput = ({ offers, ...props }: SupporterAddressInputProps) =>
  offers === null ? (
    <SupporterEmailInput {...props} />
  ) : (
    <SuggestInput
      type="email"
      spellCheck={false}
      placeholder="name@example.org"
      suggestions={offers.map((email) => ({ value: email, label: email, facts: '' }))}
      {...props}
    />
  );
