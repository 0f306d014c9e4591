import { ORGANISATION_ROLES } from 'shared-kernel/model';
import { Box, Stack, Text } from 'shared-kernel/ui';
import { ROLE_WORDS } from './roleWords';

/** Nobody is made one here. */
const SUPERADMIN = {
  label: 'Superadmin',
  may: 'runs this installation: makes organisations, and does in each of them what its admins do.',
};

/** What each role may do, from who may least to who may most. */
export const WhatRolesMay = () => (
  <Stack as="ul" listStyleType="none" gap="1" aria-label="Roles" fontSize="sm">
    {[...ORGANISATION_ROLES.map((role) => ROLE_WORDS[role]), SUPERADMIN].map(({ label, may }) => (
      <Text as="li" key={label} color="fg.muted">
        <Box as="span" color="fg" fontWeight="medium">
          {label}
        </Box>{' '}
        {may}
      </Text>
    ))}
  </Stack>
);
