import * as input from './input';
import { startStory } from './startStory';
import type { Story, StoryHandle } from './story';

/** A story that listens to hands and keys from its first moment. */
export const createStory = (host: HTMLElement, story: Story): StoryHandle =>
  startStory(host, story, (begin) => {
    begin(input);
  });
