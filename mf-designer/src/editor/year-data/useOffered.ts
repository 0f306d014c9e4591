import { BRAND_ROLES, brandOf, uploadsOf, type Organisation } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useMemo } from 'react';

/**
 * [S130] [S115] The fonts and colours that are offered first: those of the brand kit, uploaded families, then the
 * organisation's others.
 */
export function useOffered(): Organisation['preferences'] {
  const { organisation } = useYear();
  return useMemo(() => offeredOf(organisation), [organisation]);
}

function offeredOf(organisation: Organisation): Organisation['preferences'] {
  const uploads = uploadsOf(organisation).map(({ name }) => name);
  const preferences = {
    ...organisation.preferences,
    fontFamilies: [...new Set([...uploads, ...organisation.preferences.fontFamilies])],
  };
  const { kit } = brandOf(organisation);
  if (kit === null) return preferences;
  const { palette, fonts } = kit;
  const own = BRAND_ROLES.map((role) => palette[role]);
  return {
    fontFamilies: [...new Set([fonts.heading, fonts.body, ...preferences.fontFamilies])],
    colours: [...new Set([...own, ...preferences.colours])],
  };
}
