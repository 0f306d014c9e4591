import { BRAND_ROLES, brandOf, type Organisation } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useMemo } from 'react';

/** [S130] The fonts and colours that are offered first: those of the brand kit, then the organisation's others. */
export function useOffered(): Organisation['preferences'] {
  const { organisation } = useYear();
  return useMemo(() => offeredOf(organisation), [organisation]);
}

function offeredOf(organisation: Organisation): Organisation['preferences'] {
  const { preferences } = organisation;
  const { kit } = brandOf(organisation);
  if (kit === null) return preferences;
  const { palette, fonts } = kit;
  const own = BRAND_ROLES.map((role) => palette[role]);
  return {
    fontFamilies: [...new Set([fonts.heading, fonts.body, ...preferences.fontFamilies])],
    colours: [...new Set([...own, ...preferences.colours])],
  };
}
