export type { Closing } from './closing';
export { createStory } from './createStory';
export { followRoom } from './followRoom';
export type { Room } from './followRoom';
export type { Story, StoryChanges, StoryHandle, StoryScreen } from './story';
export { listenToKeys } from './storyKeys';
export { storyPlacement } from './storyPlacement';
export type { StoryDevice, StoryPlacement } from './storyPlacement';
export type { StoryPhase, StoryState } from './storyState';
