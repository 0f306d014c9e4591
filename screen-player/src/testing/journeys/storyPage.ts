import type { JSHandle, Page } from '@playwright/test';
import type { Story, StoryHandle } from '../../story';

interface MountedStory {
  readonly handle: StoryHandle;
  readonly tick: (ms: number) => void;
}

/** What can be said of a story from outside its page. */
export type StorySetting = Omit<
  Story,
  | 'clock'
  | 'animate'
  | 'loadFonts'
  | 'share'
  | 'onFollow'
  | 'onLeave'
  | 'closing'
  | 'room'
  | 'words'
> & {
  /** Where it is left, it says so in the page's title. */
  readonly leaves?: boolean;
  /** A card that says this stands at its end. */
  readonly card?: string;
};

/** A page with one story that fills it, whose time stands still until it is ticked. */
export class StoryPage {
  private mounted: JSHandle<MountedStory> | null = null;

  constructor(readonly page: Page) {}

  async mount(setting: StorySetting): Promise<void> {
    await this.mounted?.evaluate(({ handle }) => handle.destroy());
    this.mounted = await this.page.evaluateHandle(async ({ leaves, card, ...setting }) => {
      const host = document.querySelector('#host');
      if (!(host instanceof HTMLElement)) throw new Error('no host');
      document.body.style.setProperty('margin', '0');
      let now = 0;
      let due: (() => void)[] = [];
      const handle = window.screenPlayer.createStory(host, {
        reducedMotion: false,
        ...setting,
        ...(leaves === true ? { onLeave: () => (document.title = 'Left') } : {}),
        ...(card === undefined
          ? {}
          : {
              closing: {
                create: () => {
                  const made = document.createElement('p');
                  made.textContent = card;
                  return made;
                },
              },
            }),
        clock: {
          nowMs: () => now,
          onNextFrame: (callback) => {
            due.push(callback);
            return () => {
              due = due.filter((other) => other !== callback);
            };
          },
        },
      });
      await handle.ready;
      return {
        handle,
        tick: (ms: number) => {
          now += ms;
          const callbacks = due;
          due = [];
          for (const callback of callbacks) callback();
        },
      };
    }, setting);
  }

  async tick(ms: number): Promise<void> {
    await this.do(({ tick }, passedMs) => tick(passedMs), ms);
  }

  async seek(index: number, timeMs: number): Promise<void> {
    await this.do(({ handle }, [at, ms]) => handle.seek(at, ms), [index, timeMs] as const);
    await this.settled();
  }

  /** Its pictures are there. */
  async settled(): Promise<void> {
    await this.page.evaluate(() =>
      Promise.all(
        [...document.images]
          .filter(({ src }) => src !== '')
          .map((image) => image.decode().catch(() => undefined)),
      ),
    );
  }

  /** Without the buttons below, which tell whether it is playing. */
  picture(): Promise<Buffer> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    return this.page.screenshot({
      animations: 'allow',
      clip: { x: 0, y: 0, width, height: height - 70 },
    });
  }

  do<Answer, Argument = undefined>(
    question: (mounted: MountedStory, argument: Argument) => Answer,
    argument?: Argument,
  ): Promise<Answer> {
    if (this.mounted === null) throw new Error('nothing is mounted');
    return this.mounted.evaluate<Answer, unknown>(
      question as (mounted: MountedStory, argument: unknown) => Answer,
      argument,
    );
  }
}
