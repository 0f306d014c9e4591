import {
  areMasked,
  ShowEmails,
  useShownEmails,
  type ExamplesOf,
  type ShownEmails,
} from 'shared-kernel/addresses';
import { createContext, useContext, type ReactNode } from 'react';

const Shown = createContext<ShownEmails | null>(null);

interface MaskedEmailsProps {
  readonly of: ExamplesOf;
  /** In the order in which the server tells them. */
  readonly emails: readonly string[];
  readonly children: ReactNode;
}

/** Examples whose emails may be masked: within it they are shown together. */
export const MaskedEmails = ({ of, emails, children }: MaskedEmailsProps) =>
  areMasked(emails) ? (
    <Showing of={of} emails={emails}>
      {children}
    </Showing>
  ) : (
    children
  );

const Showing = ({ of, emails, children }: MaskedEmailsProps) => (
  <Shown value={useShownEmails(of, emails)}>{children}</Shown>
);

/** The button that shows them; nothing where none is masked. */
export const ShowMaskedEmails = () => {
  const shown = useContext(Shown);
  return shown && <ShowEmails shown={shown} />;
};

/** What is shown of an email: itself, or what stands in its place among those of `MaskedEmails`. */
export function useShownEmail(email: string, index: number): string {
  return useContext(Shown)?.emails[index] ?? email;
}
