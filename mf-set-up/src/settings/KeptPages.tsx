import { useState, type ReactNode } from 'react';
import { Box, Stack } from 'shared-kernel/ui';
import { SettingsPageContext } from '../unsaved/dirtyParts';

interface KeptPage {
  readonly id: string;
  readonly keeps?: true;
  readonly content: ReactNode;
}

interface KeptPagesProps {
  readonly pages: readonly KeptPage[];
  /** The id of the one that is shown. */
  readonly open: string;
}

/** One page is shown; those with forms that were opened before stay as they were left, out of sight. */
export const KeptPages = ({ pages, open }: KeptPagesProps) => {
  const [opened, setOpened] = useState<readonly string[]>([open]);
  if (!opened.includes(open)) setOpened([...opened, open]);
  return pages
    .filter(({ id, keeps }) => id === open || (keeps === true && opened.includes(id)))
    .map(({ id, content }) => (
      <Box key={id} display={id === open ? 'flex' : 'none'} flexDirection="column" flex="1">
        <SettingsPageContext value={id}>
          <Stack gap="5" flex="1">
            {content}
          </Stack>
        </SettingsPageContext>
      </Box>
    ));
};
