type Filling = (onLeft: () => void) => (onDone: () => void) => void;

/**
 * What asks the browser for the whole screen where it has one to give (no iPhone has). Each time it returns what gives
 * the screen back, and calls when that is done: until then nothing else can take the focus. It calls once more where the
 * browser grants the screen after that, which takes the focus away again. `onLeft` tells that somebody left it by the
 * browser's own means.
 */
export function createScreenFiller(element: HTMLElement): Filling {
  const page = element.ownerDocument;
  if (!('requestFullscreen' in element)) return () => (onDone) => onDone();
  /** Who wants the screen now. A browser may answer an earlier wish while a later one stands. */
  let wish: object | null = null;
  let leaving = 0;
  const isFilling = () => element.matches(':fullscreen');
  const giveBack = (onDone: () => void) => {
    if (!isFilling()) {
      onDone();
      return;
    }
    leaving += 1;
    const end = () => {
      leaving -= 1;
      onDone();
    };
    page.exitFullscreen().then(end, end);
  };
  return (onLeft) => {
    const own = {};
    wish = own;
    let done: () => void = () => undefined;
    const follow = () => {
      if (isFilling() || leaving > 0) return;
      page.removeEventListener('fullscreenchange', follow);
      if (wish === own) onLeft();
    };
    element.requestFullscreen({ navigationUI: 'hide' }).then(
      () => {
        if (wish === own) page.addEventListener('fullscreenchange', follow);
        else if (wish === null) giveBack(done);
      },
      // A frame may not, and some browsers ask first: the layer fills the window all the same.
      () => undefined,
    );
    return (onDone) => {
      wish = null;
      done = onDone;
      giveBack(onDone);
    };
  };
}
