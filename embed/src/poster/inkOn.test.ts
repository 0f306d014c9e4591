import { contrastOf, parseColour } from 'screen-player';
import { inkOn } from './inkOn';

const colour = (text: string) => {
  const parsed = parseColour(text);
  if (parsed === null) throw new Error(`no colour: ${text}`);
  return parsed;
};

it.each(['red', 'green', 'blue', 'grey'] as const)('is read at 4.5 : 1 on every %s', (hue) => {
  for (let step = 0; step < 256; step += 1) {
    const part = step.toString(16).padStart(2, '0');
    const ground = {
      red: `#${part}1010`,
      green: `#10${part}10`,
      blue: `#1010${part}`,
      grey: `#${part}${part}${part}`,
    }[hue];
    expect(contrastOf(colour(inkOn(ground)), colour(ground))).toBeGreaterThanOrEqual(4.5);
  }
});
