import { Link } from 'shared-kernel/contract';
import type { ScreenId } from 'shared-kernel/model';
import { publishPath } from 'shared-kernel/publishing';
import { Box, Button, Text, Upload } from 'shared-kernel/ui';

interface PublishLinkProps {
  readonly screenId: ScreenId;
  readonly unsaved: boolean;
  readonly onSaveFirst: () => void;
}

/** [S111] Leads to where the screen is published. Only what is saved can be, so that edits are saved on the way. */
export const PublishLink = ({ screenId, unsaved, onSaveFirst }: PublishLinkProps) => (
  <Button asChild size="sm" variant="outline" minW="9" px={{ base: 0, md: 3, lg: 2, '2xl': 3 }}>
    <Link
      to={publishPath(screenId)}
      aria-label="Publish…"
      title={unsaved ? 'Save, then publish…' : 'Publish…'}
      onClick={(event) => {
        if (!unsaved || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onSaveFirst();
      }}
    >
      <Box as="span" display={{ base: 'inline-flex', lg: 'none', '2xl': 'inline-flex' }}>
        <Upload size={16} aria-hidden />
      </Box>
      <Text as="span" hideBelow="md" aria-hidden>
        Publish…
      </Text>
    </Link>
  </Button>
);
