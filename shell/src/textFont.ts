import '@fontsource-variable/inter/index.css';
import { hasFirstPaintWords } from './first-paint/firstPaint';

/** How long the first page waits for it. */
const AT_MOST_MS = 1000;

const FAMILY = "'Inter Variable'";

const { style } = document.documentElement;

/**
 * Loads the font of the tool before the first words are drawn. One that takes longer is not put in their place
 * afterwards: lines would break elsewhere, under somebody's pointer. The next page of this browser has it.
 */
export async function loadTextFont(): Promise<void> {
  // Letters that are not of the first words' script.
  document.fonts.forEach((face) => {
    face.display = 'optional';
  });
  const isThere = await Promise.race([
    document.fonts.load(`1em ${FAMILY}`).then(yes, no),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, AT_MOST_MS, false);
    }),
  ]);
  // Not named before: browsers put a font that they wait for in its place whenever it comes.
  if (isThere && !isDrawnWithout()) style.setProperty('--text-font', FAMILY);
}

/** The first paint waits as long, and has begun to before: its words stand in a font of the device. */
const isDrawnWithout = (): boolean =>
  style.getPropertyValue('--text-font') === '' && hasFirstPaintWords();

const yes = (): boolean => true;

/** Without it there are the fonts of the device. */
const no = (): boolean => false;
