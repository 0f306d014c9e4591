import '@fontsource-variable/inter/index.css';

/** How long the first page waits for it. */
const AT_MOST_MS = 1000;

/**
 * Loads the font of the tool before the first words are drawn. One that takes longer is not put in their place
 * afterwards: lines would break elsewhere, under somebody's pointer. The next page of this browser has it.
 */
export async function loadTextFont(): Promise<void> {
  document.fonts.forEach((face) => {
    face.display = 'optional';
  });
  await Promise.race([
    document.fonts.load("1em 'Inter Variable'").catch(ignore),
    new Promise((resolve) => {
      setTimeout(resolve, AT_MOST_MS);
    }),
  ]);
}

/** Without it there are the fonts of the device. */
const ignore = (): void => undefined;
