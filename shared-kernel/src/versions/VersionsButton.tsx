import { Button, History } from 'shared-kernel/ui';
import { useState } from 'react';
import { Versions } from './Versions';
import type { VersionsOf } from './VersionsDialog';

/** Opens earlier saves of a search or a screen. */
export function VersionsButton<Saved>(of: VersionsOf<Saved>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        onClick={() => {
          setOpen(true);
        }}
      >
        <History size={16} aria-hidden />
        Versions
      </Button>
      {open && (
        <Versions
          {...of}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
