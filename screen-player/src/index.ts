export { contrastNeeded, contrastOf, painted } from './measure/contrast';
export { noteOnDevices } from './fonts/noteOnDevices';
export { measureStage } from './measure/measureStage';
export type { ItemMeasure } from './measure/measureStage';
export {
  boundsOf,
  groundOutline,
  outlineContains,
  outlineOf,
  outlinesOverlap,
  turnedWith,
} from './measure/outline';
export type { Outline } from './measure/outline';
export { around, bottomOf, contains, overlaps, rightOf } from './measure/rectangle';
export type { Rectangle } from './measure/rectangle';
export type { AnimateElement, RunningMotion } from './motion/animateElement';
export { finishedText } from './motion/finishedText';
export type { KeyframeMotion } from './motion/keyframeMotions';
export type { LoopFrame } from './motion/loops';
export { motionDurationMs, motionOf } from './motion/motionOf';
export type { Motion } from './motion/motionOf';
export type { Split } from './motion/splitText';
export type { TextFrame, TextMotion } from './motion/typedText';
export { windowClock } from './player/clock';
export type { Clock } from './player/clock';
export { mountScreen } from './player/mountScreen';
export type { PlayerHandle, ScreenChanges, ScreenToPlay } from './player/mountScreen';
export type { AccentPart, CreateParticles, LoadAccents, Particles } from './player/particles';
export { playItem } from './player/playItem';
export type { ItemPlayback, ItemPlaybackOptions } from './player/playItem';
export type { PlayerFailure, PlayerFailureCode, PlayerState } from './player/playerState';
export { createChart } from './charts';
export { cornerStyle } from './objects/cornersOf';
export { isHiddenChart, readChart } from './charts/readChart';
export { createObject } from './objects';
export { saidText } from './objects/saidText';
export { shareOf } from './objects/shareOf';
export { createShareButtons } from './share/createShareButtons';
export type { ShareButtonsOptions } from './share/createShareButtons';
export { wholeText } from './share/platforms';
export type { ShareMessage } from './share/platforms';
export type { ShareActions } from './share/shareActions';
export type { FontsWanted } from './fonts/fontsWanted';
export type { FontPart, LoadFonts } from './stage/createFontLoader';
export type { ChartBody, ChartPart, ObjectPart } from './stage/stageOptions';
export type { ItemBox } from './stage/createItemBox';
export { mountSmallScreen, smallScreenBox } from './small';
export type { SmallScreen, SmallScreenOptions } from './small';
export { createStage } from './stage/createStage';
export type { Painting, Stage } from './stage/createStage';
export { fitScale } from './stage/fitScale';
export type { StageOptions } from './stage/stageOptions';
export { adoptStyles } from './style/adoptStyles';
export { formatColour, hexOf, parseColour } from './style/colour';
export type { Colour } from './style/colour';
export { fontFamily, isOfDevices } from './style/fontFamily';
export { hasItalic } from './style/hasItalic';
export { imageAddress } from './style/imageAddress';
export { isAskedAgain, requestPicture } from './style/requestPicture';
export { linkAddress } from './style/linkAddress';
export { frameAt } from './timeline/frameAt';
export type { BackgroundFrame, Frame } from './timeline/frameAt';
export type { ItemFrame } from './timeline/itemFrameAt';
export type { Life } from './timeline/lifeOf';
export { movementsOf } from './timeline/movementsOf';
export type { Movement, MovementKind } from './timeline/movementsOf';
export { showOf } from './timeline/showOf';
export type { Show, ShownItem } from './timeline/showOf';
export { STORY_WORDS } from './words/storyWords';
export type { ShareWords, StoryWords } from './words/storyWords';
