import { formatColour, parseColour } from '../style/colour';

/** [P12] */
export const writtenColour = (text: string): string => {
  const colour = parseColour(text);
  return colour === null ? 'transparent' : formatColour(colour);
};
