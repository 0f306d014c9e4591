import { Box } from 'shared-kernel/ui';

interface FigureLabelProps {
  readonly name: string;
  /** Null while it is not known yet. */
  readonly figure: string | null;
  /** What a figure takes at the least, kept free for it. */
  readonly figureW: string;
}

/** A name and its figure, which has a line of its own on phones: what is beside and below stands still when it comes. */
export const FigureLabel = ({ name, figure, figureW }: FigureLabelProps) => (
  <Box as="span" display={{ base: 'grid', md: 'inline' }}>
    <span>{name}: </span>
    <Box as="span" display="inline-block" minW={{ md: figureW }}>
      {figure ?? '…'}
    </Box>
  </Box>
);
