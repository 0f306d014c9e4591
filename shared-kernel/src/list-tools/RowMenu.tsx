import { Ellipsis, IconButton } from 'shared-kernel/ui';
import { useId, useRef, useState } from 'react';
import { MenuPanel, type MenuAction } from './MenuPanel';

interface RowMenuProps {
  /** Whose further actions these are. */
  readonly name: string;
  readonly actions: readonly MenuAction[];
}

/** The further actions of a row. Arrow keys go through them, Escape and Tab leave. */
export const RowMenu = ({ name, actions }: RowMenuProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <IconButton
        ref={button}
        size="xs"
        variant="ghost"
        color="fg.muted"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`More for ${name}`}
        title="More"
        onClick={() => {
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Ellipsis size={16} aria-hidden />
      </IconButton>
      {open && (
        <MenuPanel
          id={id}
          label={`More for ${name}`}
          actions={actions}
          opener={button}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
};
