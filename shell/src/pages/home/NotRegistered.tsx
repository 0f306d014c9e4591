import { Link, links } from 'shared-kernel/contract';
import { Box, Button, EmptyState } from 'shared-kernel/ui';
import { ClaimNotice } from '../../people/ClaimNotice';
import { OwnInvitations } from '../../people/OwnInvitations';

interface NotRegisteredProps {
  readonly email: string;
  readonly isSuperadmin: boolean;
}

/** Home of whoever is in no organisation, which is once in the life of most. */
export const NotRegistered = ({ email, isSuperadmin }: NotRegisteredProps) => (
  <>
    <WhatToDo email={email} isSuperadmin={isSuperadmin} />
    <OwnInvitations organisationName={null} />
    {!isSuperadmin && (
      <Box mt="6">
        <ClaimNotice />
      </Box>
    )}
  </>
);

/** A superadmin is without an organisation only where there is none at all (spec §6). */
const WhatToDo = ({ email, isSuperadmin }: NotRegisteredProps) =>
  isSuperadmin ? (
    <EmptyState
      title="There is no organisation yet"
      action={
        <Button asChild>
          <Link to={links.setUp()}>Set up an organisation</Link>
        </Button>
      }
    >
      You are a superadmin: make the first organisation, and invite its admins.
    </EmptyState>
  ) : (
    <EmptyState title="You are not registered to any organisation yet">
      Please ask an admin of your organisation to add you. They will need the email you logged in
      with: {email}
    </EmptyState>
  );
