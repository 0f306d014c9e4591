import { Link, links } from 'shared-kernel/contract';
import { useIsAdmin } from 'shared-kernel/session';
import { chakra, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { MakeLink } from './MakeLink';
import { RevokeLink } from './RevokeLink';

/** A supporter's personal link: made, copied and revoked by admins; nobody else may have it. */
export const LinkSection = ({ email }: { readonly email: string | null }) => {
  const isAdmin = useIsAdmin();
  const [revocations, setRevocations] = useState(0);
  return (
    <Panel as="section" aria-label="Personal link">
      <Heading as="h2" fontSize="lg" fontWeight="semibold" mb="1">
        Personal link
      </Heading>
      {!isAdmin || email === null ? (
        <Text color="fg.muted" fontSize="sm">
          {isAdmin
            ? 'Emails are masked. Open this page with the supporter’s whole email to make their link.'
            : 'Admins make and revoke links. Whoever has one can open this supporter’s screens.'}
        </Text>
      ) : (
        <Stack gap="4" align="flex-start">
          <Text color="fg.muted" fontSize="sm">
            Opens the screens that are published. Whoever has it can see them.{' '}
            <chakra.span color="accent.fg" textDecoration="underline" asChild>
              <Link to={links.personalLinks()}>All personal links</Link>
            </chakra.span>
          </Text>
          <MakeLink key={revocations} email={email} />
          <RevokeLink
            email={email}
            onRevoked={() => {
              setRevocations(revocations + 1);
            }}
          />
        </Stack>
      )}
    </Panel>
  );
};
