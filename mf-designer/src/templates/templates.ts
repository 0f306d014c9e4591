import type { Scene } from './scenes/scene';
import { SCENES } from './stories/stories';
import { composeScene } from './styles/composeScene';
import type { Style } from './styles/style';
import type { Template } from './template';

/** One screen of a story, in a style. Alone, it follows none of its kind. */
export const templateOf = (scene: Scene, style: Style, follows = false): Template => ({
  ...scene,
  content: (setting) => composeScene(scene, style, setting, follows),
});

/** Every screen that stories are made of, in one style. */
export const templatesIn = (style: Style): readonly Template[] =>
  SCENES.map((scene) => templateOf(scene, style));
