/** How long fonts are waited for; a picture without one is better than none. */
const PATIENCE_MS = 4_000;

/** Resolves when every font that has been asked for has come or failed, or nobody should wait any longer. */
export const fontsSettled = ({ ready }: Pick<FontFaceSet, 'ready'>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    void ready.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
