import { formatColour, hexOf, parseColour } from 'screen-player';
import type { Colour } from 'screen-player';
import { chakra } from 'shared-kernel/ui';

interface ColourSwatchProps {
  readonly swatch: string;
  /** Of the field. */
  readonly label: string;
  /** The field's value; null: mixed. */
  readonly current: string | null;
  readonly onPick: (colour: Colour) => void;
}

/** One of the organisation's colours. One that is none is not offered. */
export const ColourSwatch = ({ swatch, label, current, onPick }: ColourSwatchProps) => {
  const colour = parseColour(swatch);
  if (colour === null) return null;
  const chosen = parseColour(current ?? '');
  const on = chosen !== null && chosen.alpha > 0 && hexOf(chosen) === hexOf(colour);
  return (
    <chakra.button
      type="button"
      aria-label={`${label}: ${swatch}`}
      aria-pressed={on}
      title={swatch}
      boxSize="6"
      css={{ '@media (pointer: coarse)': { boxSize: '11' } }}
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.emphasized"
      cursor="pointer"
      outline={on ? '2px solid' : undefined}
      outlineColor="accent.solid"
      outlineOffset="1px"
      style={{ backgroundColor: formatColour(colour) }}
      onClick={() => {
        onPick(colour);
      }}
    />
  );
};
