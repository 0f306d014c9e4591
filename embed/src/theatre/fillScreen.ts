/**
 * Asks the browser for the whole screen where it has one to give (no iPhone has). Returns what gives it back, and calls
 * when that is done: until then nothing else can take the focus. It calls once more where the browser gives the screen
 * after that, which takes the focus away again. `onLeft` tells that somebody left it by the browser's own means.
 */
export function fillScreen(element: HTMLElement, onLeft: () => void): (done: () => void) => void {
  const page = element.ownerDocument;
  if (!('requestFullscreen' in element)) return (done) => done();
  let isOver = false;
  let done: () => void = () => undefined;
  const isFilling = () => element.matches(':fullscreen');
  const follow = () => {
    if (isFilling()) return;
    page.removeEventListener('fullscreenchange', follow);
    if (!isOver) onLeft();
  };
  const giveBack = () => {
    if (isFilling()) page.exitFullscreen().then(done, done);
    else done();
  };
  element.requestFullscreen({ navigationUI: 'hide' }).then(
    () => {
      if (isOver) giveBack();
      else page.addEventListener('fullscreenchange', follow);
    },
    // A frame may not, and some browsers ask first: the layer fills the window all the same.
    () => undefined,
  );
  return (onDone) => {
    isOver = true;
    done = onDone;
    giveBack();
  };
}
