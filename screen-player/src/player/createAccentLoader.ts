import type { AccentPart, LoadAccents } from './particles';

/** [P35] Asks for the part once; where it does not come, items land without particles. */
export function createAccentLoader(load: LoadAccents | undefined, onReady: () => void) {
  let part: AccentPart | null = null;
  let asked = false;
  return {
    part: () => part,
    load: () => {
      if (asked || load === undefined) return;
      asked = true;
      load().then(
        (loaded) => {
          part = loaded;
          onReady();
        },
        () => undefined,
      );
    },
  };
}
