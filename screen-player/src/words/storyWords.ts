/** What share buttons say. */
export interface ShareWords {
  /** Of the buttons together. */
  readonly share: string;
  readonly shareBy: (platform: string) => string;
  readonly copyLink: string;
  readonly copied: string;
  /** By the device's own sheet. */
  readonly shareByOtherApp: string;
  readonly sharePicture: string;
}

/** Everything that a story says of itself. */
export interface StoryWords extends ShareWords {
  /** Of the story as a whole, where it is given no name. */
  readonly story: string;
  /** Both counted from 1. */
  readonly place: (screen: number, of: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly replay: string;
  readonly leave: string;
  /** Of how the numbers of a screen were worked out. */
  readonly explain: string;
}

/** English, where no other language is given. */
export const STORY_WORDS: StoryWords = {
  story: 'Your screens',
  place: (screen, of) => `Screen ${String(screen)} of ${String(of)}`,
  previous: 'Previous screen',
  next: 'Next screen',
  pause: 'Pause',
  play: 'Play',
  replay: 'Replay',
  leave: 'Close',
  explain: 'How we worked this out',
  share: 'Share',
  shareBy: (platform) => `Share by ${platform}`,
  copyLink: 'Copy link',
  copied: 'Copied',
  shareByOtherApp: 'Share by another app',
  sharePicture: 'Share a picture',
};
