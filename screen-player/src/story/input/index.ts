export { listenToKeys } from './storyKeys';
export { takeInput } from './takeInput';
