import { Box } from 'shared-kernel/ui';

interface FigureLabelProps {
  readonly name: string;
  /** Null while it is not known yet. */
  readonly figure: string | null;
}

/** A name and its figure, which has a line of its own on phones: what is below stands still when it comes. */
export const FigureLabel = ({ name, figure }: FigureLabelProps) => (
  <Box as="span" display={{ base: 'grid', md: 'inline' }}>
    <span>{name}: </span>
    <span>{figure ?? '…'}</span>
  </Box>
);
