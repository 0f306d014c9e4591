export { followFocus } from './followFocus';
export { listenToTouch } from './listenToTouch';
export { listenToEscape, listenToKeys } from './storyKeys';
