import type { AccentPart, LoadAccents } from './particles';

const accents: LoadAccents = () => import(/* webpackChunkName: "accents" */ '../accents');

const nothing = () => undefined;

/** [P35] Asks for the part once; where it does not come, items land without particles. */
export function createAccentLoader(load: LoadAccents = accents, onReady: () => void = nothing) {
  let part: AccentPart | null = null;
  let asked = false;
  return {
    part: () => part,
    load: () => {
      if (asked) return;
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
