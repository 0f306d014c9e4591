import type { FinishedShow } from 'shared-kernel/model';

import { button, element } from '../dom/element';
import { contentForPicture } from './contentForPicture';
import { drawPicture } from './drawPicture';
import { PICTURE_SHAPES } from './pictureShapes';
import { savePicture, sharePicture } from './takePicture';

export interface PictureDialogOptions {
  readonly show: FinishedShow;
  readonly ownOrigin: string;
  readonly onShared: () => void;
}

/** Lets a supporter choose a screen and a shape, look at the picture, and take it with them. */
export function createPictureDialog({ show, ownOrigin, onShared }: PictureDialogOptions) {
  const preview = element('canvas', 'picture-canvas', { role: 'img' });
  let picture = preview;
  const screens = createChoice(
    'Screen',
    show.screens.map((_, place) => `${String(place + 1)} of ${String(show.screens.length)}`),
    () => draw(),
  );
  const shapes = Object.values(PICTURE_SHAPES);
  const shape = createChoice(
    'Shape',
    shapes.map(({ name }) => name),
    () => draw(),
  );
  const numbers = element('input', 'picture-numbers', { type: 'checkbox' });
  numbers.addEventListener('change', () => draw());
  let drawing = 0;

  /** Only the newest drawing stays: images of an earlier one may come later. */
  const draw = () => {
    drawing += 1;
    const mine = drawing;
    const chosen = show.screens[screens.index()];
    const chosenShape = shapes[shape.index()];
    if (chosen === undefined || chosenShape === undefined) return;
    const next = element('canvas', '');
    const signature = [show.organisation.name, show.share.hashtag].filter((part) => part !== '');
    const content = contentForPicture(chosen, numbers.checked);
    const wanted = { content, shape: chosenShape, signature: signature.join('  '), ownOrigin };
    void drawPicture(next, wanted).then(() => {
      if (mine !== drawing) return;
      picture = next;
      showSmaller(preview, next);
      preview.setAttribute('aria-label', content.items.map(({ text }) => text).join(' '));
    });
  };

  const dialog = element('dialog', 'picture', { 'aria-label': 'Share a picture' });
  const form = element(
    'div',
    'picture-form',
    {},
    element('p', 'closing-title', {}, 'Share a picture'),
    screens.element,
    shape.element,
    element('label', 'picture-label', {}, numbers, 'Show my numbers and my name'),
    element(
      'p',
      'closing-actions',
      {},
      ...(canShareFiles()
        ? [button('action', 'Share', () => void sharePicture(picture, show.share.link).then(tell))]
        : []),
      button('action', 'Save', () => void savePicture(picture).then(tell)),
      button('action action-quiet', 'Close', () => dialog.close()),
    ),
  );
  const tell = (shared: boolean) => {
    if (shared) onShared();
  };
  dialog.append(preview, form);

  return {
    element: dialog,
    open: (screen: number) => {
      screens.choose(screen);
      draw();
      dialog.showModal();
    },
  };
}

/** The name stands outside of the choice's label, which would read the options out as well. */
function createChoice(name: string, options: readonly string[], onChange: () => void) {
  const id = `picture-${name.toLowerCase()}`;
  const select = element(
    'select',
    'picture-select',
    { id },
    ...options.map((option) => element('option', '', {}, option)),
  );
  select.addEventListener('change', onChange);
  return {
    element: element('div', 'picture-choice', {}, element('label', '', { for: id }, name), select),
    index: () => select.selectedIndex,
    choose: (index: number) => {
      select.selectedIndex = index;
    },
  };
}

/** Asked with a file, since browsers share files of some kinds only, and on some devices. */
const canShareFiles = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'a.png', { type: 'image/png' })] });

/** Half as large, smoothed: browsers shrink canvases by styles roughly. */
function showSmaller(preview: HTMLCanvasElement, picture: HTMLCanvasElement): void {
  preview.width = picture.width / 2;
  preview.height = picture.height / 2;
  const pen = preview.getContext('2d');
  if (pen === null) return;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, preview.width, preview.height);
}
