import { Button, Play } from 'shared-kernel/ui';
import { useRef, useState, type RefObject } from 'react';
import type { SupporterScreens } from '../supporter-evaluation/useSupporterScreens';
import { PreviewDialog } from './PreviewDialog';

interface PlayButtonProps {
  readonly found: SupporterScreens;
  readonly children: string;
  readonly variant?: 'solid' | 'outline';
  /** Where somebody wrote whose screens these are: these open by themselves, and the focus goes back to it. */
  readonly askedAt?: RefObject<HTMLElement | null>;
}

/** Plays all screens of a supporter over the page. */
export const PlayButton = ({ found, children, variant, askedAt }: PlayButtonProps) => {
  const [open, setOpen] = useState(askedAt !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Play size={16} aria-hidden />
        {children}
      </Button>
      <PreviewDialog
        found={found}
        open={open}
        focusAfter={askedAt ?? button}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
};
