import { adoptStyles } from 'screen-player';
import type { FinishedShow } from 'shared-kernel/model';

import { button, element } from '../dom/element';
import type { LaterWords } from '../words/words';
import { contentForPicture } from './contentForPicture';
import { createChoice } from './createChoice';
import { drawPicture } from './drawPicture';
import { PICTURE_SHAPES, type PictureShapeId } from './pictureShapes';
import { PICTURE_STYLES } from './pictureStyles';
import { showSmaller } from './showSmaller';
import { canSharePictures, savePicture, sharePicture } from './takePicture';

export interface PictureDialogOptions {
  readonly show: FinishedShow;
  readonly ownOrigin: string;
  readonly onShared: () => void;
  readonly words: LaterWords['picture'];
}

export type PictureDialog = ReturnType<typeof createPictureDialog>;

const SHAPES: readonly PictureShapeId[] = ['tall', 'wide'];

/** Lets a supporter choose a screen and a shape, look at the picture, and take it with them. */
export function createPictureDialog({ show, ownOrigin, onShared, words }: PictureDialogOptions) {
  const { organisation, share, screens } = show;
  const signature = [organisation.name, share.hashtag].filter((part) => part !== '').join('  ');
  const preview = element('canvas', 'picture-canvas', { role: 'img' });
  const places = screens.map((_, index) => words.place(index + 1, screens.length));
  const screen = createChoice('screen', words.screen, places, () => draw());
  const shape = createChoice(
    'shape',
    words.shape,
    SHAPES.map((id) => words[id]),
    () => draw(),
  );
  const numbers = element('input', 'picture-numbers', { type: 'checkbox' });
  numbers.addEventListener('change', () => draw());
  /** What is chosen at the moment: nothing older, with numbers perhaps, is ever taken. */
  let drawn: Promise<HTMLCanvasElement> = Promise.resolve(preview);

  const draw = () => {
    const [chosen, shapeId] = [screens[screen.index()], SHAPES[shape.index()]];
    if (chosen === undefined || shapeId === undefined) return;
    const chosenShape = PICTURE_SHAPES[shapeId];
    const canvas = element('canvas', '');
    const content = contentForPicture(chosen, numbers.checked);
    const drawing = drawPicture(canvas, { content, shape: chosenShape, signature, ownOrigin }).then(
      () => canvas,
    );
    drawn = drawing;
    void drawing.then(() => {
      if (drawn !== drawing) return;
      showSmaller(preview, canvas);
      const texts = content.items.map(({ text }) => text.trim());
      preview.setAttribute('aria-label', texts.filter((text) => text !== '').join(' '));
    });
  };
  const take = (share: (picture: HTMLCanvasElement) => Promise<boolean>) => () =>
    void drawn.then(share).then((taken) => {
      if (taken) onShared();
    });

  const dialog = element('dialog', 'picture', { 'aria-label': words.title });
  const shareButton = button(
    'action',
    words.share,
    take((picture) => sharePicture(picture, share.link)),
  );
  const actions = element(
    'p',
    'closing-actions',
    {},
    ...(canSharePictures() ? [shareButton] : []),
    button('action', words.save, take(savePicture)),
    button('action action-quiet', words.close, () => dialog.close()),
  );
  const form = element(
    'div',
    'picture-form',
    {},
    element('p', 'closing-title', {}, words.title),
    screen.element,
    shape.element,
    element('label', 'picture-label', {}, numbers, words.numbers),
    actions,
  );
  dialog.append(preview, form);

  return {
    element: dialog,
    /** `onClose` is called once, however it is closed. */
    open: (index: number, onClose: () => void) => {
      screen.choose(index);
      adoptStyles(dialog, PICTURE_STYLES);
      draw();
      dialog.addEventListener('close', onClose, { once: true });
      dialog.showModal();
    },
  };
}
