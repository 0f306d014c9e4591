import { contrastOf, painted } from '../measure/contrast';
import { parseColour, type Colour } from '../style/colour';
import { STORY_STYLES } from './storyStyles';

/** Every grey that a screen may be, and the brightest colours. */
const SCREENS = [
  ...Array.from({ length: 52 }, (_, step) => ({
    red: step * 5,
    green: step * 5,
    blue: step * 5,
    alpha: 1,
  })),
  ...['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'].map(colourOf),
];

function colourOf(text: string): Colour {
  const colour = parseColour(text);
  if (colour === null) throw new Error(`No colour: ${text}`);
  return colour;
}

/** What the first rule of a class says. */
function valueOf(selector: string, property: string): string {
  const start = STORY_STYLES.indexOf(`\n${selector} {`);
  const rule = STORY_STYLES.slice(start, STORY_STYLES.indexOf('}', start));
  const value = new RegExp(`[ ;{]${property}: ([^;]+);`).exec(rule)?.[1];
  if (start < 0 || value === undefined) throw new Error(`${selector} says no ${property}`);
  return value;
}

/** What lies behind a segment wherever it ends. */
const RIM = /1\.5px (rgba\([^)]+\))/.exec(valueOf('.story-segment', 'box-shadow'))?.[1] ?? '';

const ground = (selector: string) => colourOf(valueOf(selector, 'background'));

it.each(SCREENS)(
  '[T3] [T8] segments and buttons are told from what lies behind on $red $green $blue',
  (screen) => {
    const rim = painted(colourOf(RIM), screen);
    const [empty, full] = [ground('.story-segment'), ground('.story-fill')];
    expect(contrastOf(empty, rim)).toBeGreaterThanOrEqual(3);
    expect(contrastOf(full, empty)).toBeGreaterThanOrEqual(3);
    expect(contrastOf(full, rim)).toBeGreaterThanOrEqual(3);

    const pill = painted(ground('.story-controls'), screen);
    const icon = colourOf(valueOf('.story-button', 'color'));
    expect(contrastOf(icon, pill)).toBeGreaterThanOrEqual(3);
    const off = Number(valueOf(".story-button[aria-disabled='true']", 'opacity'));
    expect(contrastOf(painted({ ...icon, alpha: off }, pill), pill)).toBeGreaterThanOrEqual(3);
    const pointedAt = painted(ground('.story-button:hover'), pill);
    expect(contrastOf(icon, pointedAt)).toBeGreaterThanOrEqual(3);
  },
);
