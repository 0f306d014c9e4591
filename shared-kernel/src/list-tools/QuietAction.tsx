import { IconButton, type LucideIcon } from 'shared-kernel/ui';

interface QuietActionProps {
  readonly icon: LucideIcon;
  readonly word: string;
  /** Of what is acted on. */
  readonly name: string;
  readonly onClick: () => void;
}

/** An action that stands in its row, as the specification shows it, without asking for attention. */
export const QuietAction = ({ icon: Icon, word, name, onClick }: QuietActionProps) => (
  <IconButton
    size="xs"
    variant="ghost"
    color="fg.muted"
    title={word}
    aria-label={`${word} ${name}`}
    onClick={onClick}
  >
    <Icon size={15} aria-hidden />
  </IconButton>
);
