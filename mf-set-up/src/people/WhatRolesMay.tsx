import { ORGANISATION_ROLES } from 'shared-kernel/model';
import { Box, Stack, Text } from 'shared-kernel/ui';
import { ROLE_WORDS } from './roleWords';

/** What each role may do, from who may least to who may most. */
export const WhatRolesMay = () => (
  <Stack as="ul" listStyleType="none" gap="1" aria-label="Roles" fontSize="sm">
    {ORGANISATION_ROLES.map((role) => (
      <Text as="li" key={role} color="fg.muted">
        <Box as="span" color="fg" fontWeight="medium">
          {ROLE_WORDS[role].label}
        </Box>{' '}
        {ROLE_WORDS[role].may}
      </Text>
    ))}
  </Stack>
);
