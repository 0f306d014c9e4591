import { Button, History } from 'shared-kernel/ui';
import { useState } from 'react';
import { Versions } from './Versions';
import type { VersionsOf } from './VersionsDialog';

interface VersionsButtonProps<Saved> extends VersionsOf<Saved> {
  /** For an address that leads to them. */
  readonly openAtFirst?: boolean;
}

/** Opens earlier saves of a search or a screen. */
export function VersionsButton<Saved>({ openAtFirst = false, ...of }: VersionsButtonProps<Saved>) {
  const [open, setOpen] = useState(openAtFirst);
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
