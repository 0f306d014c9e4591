import {
  BACKGROUND_MOVEMENTS,
  GRADIENT_MOVEMENTS,
  type BackgroundMotion,
  type BackgroundMovement,
  type GradientMovement,
} from 'shared-kernel/model';

const MOVEMENT_LABELS = {
  none: 'Stands still',
  zoomIn: 'Zooms in',
  zoomOut: 'Zooms out',
  panLeft: 'Moves left',
  panRight: 'Moves right',
  panUp: 'Moves up',
  panDown: 'Moves down',
} as const satisfies Record<BackgroundMovement, string>;

const GRADIENT_LABELS = {
  none: 'Stands still',
  turn: 'Turns',
  drift: 'Drifts',
} as const satisfies Record<GradientMovement, string>;

export const BACKGROUND_CHOICES = BACKGROUND_MOVEMENTS.map((value) => ({
  value,
  label: MOVEMENT_LABELS[value],
}));

export const GRADIENT_CHOICES = GRADIENT_MOVEMENTS.map((value) => ({
  value,
  label: GRADIENT_LABELS[value],
}));

/** What the closed section says. */
export const backgroundSummary = ({ movement, gradient }: BackgroundMotion): string =>
  [
    ...(movement === 'none' ? [] : [`Picture ${MOVEMENT_LABELS[movement].toLowerCase()}`]),
    ...(gradient.colours.length < 2 ? [] : [`Gradient of ${String(gradient.colours.length)}`]),
  ].join(' · ');
