import { adoptStyles } from 'screen-player';

import { button, element } from '../dom/element';
import { icon } from '../dom/icon';
import { createScreenFiller } from './createScreenFiller';
import { holdHistory } from './holdHistory';
import { holdPage } from './holdPage';
import { THEATRE_STYLES } from './theatreStyles';

const CROSS =
  'M6.4 5L12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z';

/** A layer over the whole viewport, or the whole screen. */
export interface Theatre {
  readonly element: HTMLDialogElement;
  /** Where the story is put. */
  readonly stage: HTMLElement;
  open(): void;
  /** However it is left: by its button, Escape, the way back, or the browser's own way out of the whole screen. */
  close(): void;
  destroy(): void;
}

export interface TheatreOptions {
  readonly label: string;
  readonly closeLabel: string;
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** As a modal dialog it leaves the page inert behind it, for the keyboard and whoever has it read out. */
export function createTheatre(
  root: HTMLElement,
  { label, closeLabel, opener, onClose }: TheatreOptions,
): Theatre {
  adoptStyles(root, THEATRE_STYLES);
  let letGo: (() => void) | null = null;
  let freePage: (() => void) | null = null;
  const stage = element('div', 'theatre-stage');
  const close = () => {
    const release = letGo;
    if (release === null) return;
    letGo = null;
    dialog.close();
    onClose();
    release();
  };
  const leave = button('theatre-close', [icon(CROSS), closeLabel], close);
  const room = element('div', 'theatre-room', {}, stage, leave);
  const fill = createScreenFiller(room);
  const dialog = element('dialog', 'theatre', { 'aria-label': label }, room);
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', ({ target }) => {
    if (target === dialog) close();
  });

  return {
    element: dialog,
    stage,
    open: () => {
      if (letGo !== null) return;
      freePage ??= holdPage(window);
      dialog.showModal();
      const leaveScreen = fill(() => {
        // Escape has left the whole screen, while the story waits below another dialog.
        if (isTopmost(dialog)) close();
      });
      const takeBack = holdHistory(window, close);
      letGo = () => {
        takeBack();
        leaveScreen(() => {
          if (letGo !== null) return; // opened again in the meantime
          freePage?.();
          freePage = null;
          opener.focus({ preventScroll: true });
        });
      };
    },
    close,
    destroy: () => {
      close();
      dialog.remove();
    },
  };
}

const isTopmost = (dialog: HTMLDialogElement): boolean =>
  dialog.parentElement?.querySelector('dialog[open]:not(.theatre)') === null;
