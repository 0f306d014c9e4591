import { Button, IconButton, Play } from 'shared-kernel/ui';
import type { ItemId } from 'shared-kernel/model';

import { useEditor } from '../editor/EditorContext';
import { playItemAlone } from '../editor/playback/transport';

interface PlayItemButtonProps {
  readonly id: ItemId;
  readonly label: string;
  readonly size?: 'sm' | '2xs';
  /** Whether its label stands on it. */
  readonly worded?: boolean;
  readonly disabled?: boolean;
  /** Whether Tab stops here. */
  readonly reachable?: boolean;
}

/** [S57] Plays how one item comes in, alone on the canvas. */
export const PlayItemButton = ({
  id,
  label,
  size = 'sm',
  worded = false,
  disabled = false,
  reachable = true,
}: PlayItemButtonProps) => {
  const editor = useEditor();
  const onClick = () => {
    playItemAlone(editor, id);
  };
  if (worded) {
    return (
      <Button size={size} variant="outline" disabled={disabled} onClick={onClick}>
        <Play size={14} aria-hidden /> {label}
      </Button>
    );
  }
  return (
    <IconButton
      size={size}
      variant="ghost"
      aria-label={label}
      title={label}
      disabled={disabled}
      tabIndex={reachable ? 0 : -1}
      onClick={onClick}
    >
      <Play size={size === 'sm' ? 16 : 12} />
    </IconButton>
  );
};
