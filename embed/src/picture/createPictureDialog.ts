import { adoptStyles } from 'screen-player';
import type { FinishedShow } from 'shared-kernel/model';

import { cardOf, contentOf } from '../card/cardContent';
import { CARD_STYLES } from '../card/cardStyles';
import { button, element } from '../dom/element';
import type { LaterWords } from '../words/words';
import { createRadios, createTicks } from './createChoices';
import { createSign } from './createSign';
import { drawCard } from './drawCard';
import { PICTURE_SHAPES } from './pictureShapes';
import type { PictureShape } from './pictureShapes';
import { PICTURE_STYLES } from './pictureStyles';
import { showSmaller } from './showSmaller';
import { canSharePictures, savePicture, sharePicture } from './takePicture';

export interface PictureDialogOptions {
  readonly show: FinishedShow;
  readonly ownOrigin: string;
  readonly onShared: () => void;
  readonly words: Pick<LaterWords, 'picture' | 'card'>;
}

export type PictureDialog = ReturnType<typeof createPictureDialog>;

const SHAPES: readonly PictureShape[] = ['tall', 'square', 'wide'];

/** Lets a supporter choose what of their own stands on a picture of their card, and take it with them. */
export function createPictureDialog(options: PictureDialogOptions) {
  const { show, ownOrigin, onShared } = options;
  const { picture: words, card } = options.words;
  const { link } = show.share;
  // What is on it is said once it is drawn.
  const preview = element('canvas', 'picture-canvas', { role: 'img', 'aria-label': words.title });
  const shapes = createRadios(
    words.shape,
    SHAPES.map((shape) => words[shape]),
    () => draw(),
  );
  const own = createOwn(show, words, () => draw());
  /** What is chosen at the moment: nothing older, with a name perhaps, is ever taken. */
  let drawn: Promise<HTMLCanvasElement> = Promise.resolve(preview);

  const draw = () => {
    const content = contentOf(show, card, own.choice());
    const size = PICTURE_SHAPES[SHAPES[shapes.index()] ?? 'tall'];
    const drawing = createSign(show).then((sign) =>
      drawCard(dialog, { content, size, sign, ownOrigin }),
    );
    drawn = drawing;
    void drawing.then((picture) => {
      // Closed meanwhile, the card took no room: it is drawn again when it is opened.
      if (drawn !== drawing || picture.width === 0) return;
      showSmaller(preview, picture);
      const numbers = content.numbers.map(({ value, label }) => `${value} ${label}`);
      const said = [content.name, content.title, ...numbers, content.organisation];
      preview.setAttribute('aria-label', said.filter((part) => part !== '').join('. '));
    });
  };
  const take = (use: (picture: HTMLCanvasElement) => Promise<boolean>) => () =>
    void drawn.then(use).then((taken) => {
      if (taken) onShared();
    });

  const dialog = element('dialog', 'picture', { 'aria-label': words.title });
  const actions = element(
    'p',
    'notice-actions',
    {},
    ...(canSharePictures()
      ? [
          button(
            'action',
            words.share,
            take((picture) => sharePicture(picture, link)),
          ),
        ]
      : []),
    button('action', words.save, take(savePicture)),
    button('action action-quiet', words.close, () => dialog.close()),
  );
  const title = element('p', 'notice-title', {}, words.title);
  const choices = [shapes.element, ...(own.element === null ? [] : [own.element])];
  dialog.append(preview, element('div', 'picture-form', {}, title, ...choices, actions));

  return {
    element: dialog,
    /** `onClose` is called once, however it is closed. */
    open: (onClose: () => void) => {
      adoptStyles(dialog, CARD_STYLES);
      adoptStyles(dialog, PICTURE_STYLES);
      dialog.addEventListener('close', onClose, { once: true });
      dialog.showModal();
      draw();
    },
  };
}

/** The supporter's numbers, which they may leave out, and their name, which they may add. */
function createOwn(show: FinishedShow, words: LaterWords['picture'], onChange: () => void) {
  const { numbers } = cardOf(show);
  const ticks = createTicks(
    words.onPicture,
    [
      ...numbers.map(({ value, label }) => ({ words: `${value} ${label}`, ticked: true })),
      ...(show.firstName === null ? [] : [{ words: words.firstName, ticked: false }]),
    ],
    onChange,
  );
  return {
    element: numbers.length === 0 && show.firstName === null ? null : ticks.element,
    choice: () => ({
      name: show.firstName !== null && ticks.isTicked(numbers.length),
      without: new Set(numbers.map((_, index) => index).filter((index) => !ticks.isTicked(index))),
    }),
  };
}
