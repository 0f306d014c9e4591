import type { LucideIcon } from 'shared-kernel/ui';

interface RowToggleProps {
  /** What being on means: "Hide One". */
  readonly label: string;
  readonly on: boolean;
  readonly tabIndex: number;
  /** While off, while on. */
  readonly icons: readonly [LucideIcon, LucideIcon];
  readonly onToggle: () => void;
}

/** A switch of this tab at a row; quiet while it is off. */
export const RowToggle = ({ label, on, tabIndex, icons, onToggle }: RowToggleProps) => {
  const ToggleIcon = icons[on ? 1 : 0];
  return (
    <button
      type="button"
      data-row-action
      tabIndex={tabIndex}
      aria-label={label}
      aria-pressed={on}
      title={label}
      onClick={onToggle}
    >
      <ToggleIcon size={14} aria-hidden />
    </button>
  );
};
