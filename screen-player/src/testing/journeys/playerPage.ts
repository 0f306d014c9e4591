import type { JSHandle, Locator, Page } from '@playwright/test';
import type { PlayerHandle, ScreenChanges } from '../../index';
import type { Box, ScreenContent } from 'shared-kernel/model';

export interface Mounted {
  readonly handle: PlayerHandle;
  /** Lets so much time pass at once, and draws the frame. */
  readonly tick: (ms: number) => void;
}

export interface MountOptions {
  readonly stage?: Box;
  /** Inside a shadow root of the host. */
  readonly shadow?: boolean;
  /** As a supporter sees it: share buttons share, and buttons lead somewhere. */
  readonly live?: boolean;
}

const PHONE: Box = { width: 390, height: 500 };

/** A page with one player on it, whose time stands still until it is ticked. */
export class PlayerPage {
  private mounted: JSHandle<Mounted> | null = null;

  constructor(readonly page: Page) {}

  get host(): Locator {
    return this.page.locator('#host');
  }

  /** Takes the place of what was mounted before; resolves when its images are there or have failed. */
  async mount(content: ScreenContent, options: MountOptions = {}): Promise<void> {
    const setting = {
      content,
      stage: options.stage ?? PHONE,
      shadow: options.shadow ?? false,
      live: options.live ?? false,
    };
    this.mounted = await this.page.evaluateHandle(async ({ content, stage, shadow, live }) => {
      const old = document.querySelector('#host');
      const host = document.createElement('div');
      host.id = 'host';
      if (old === null) document.body.append(host);
      else old.replaceWith(host);
      const inside = document.createElement('div');
      (shadow ? host.attachShadow({ mode: 'open' }) : host).append(inside);
      let now = 0;
      let due: (() => void)[] = [];
      const handle = window.screenPlayer.mountScreen(inside, {
        content,
        stage,
        loadAccents: () => Promise.resolve(window.screenPlayer),
        objects: window.screenPlayer,
        ...(live
          ? {
              share: {
                message: {
                  title: 'Us',
                  text: 'See this',
                  link: 'https://www.example.org/',
                  hashtag: '',
                },
                onPicture: () => undefined,
                onShared: () => undefined,
              },
              onFollow: () => undefined,
            }
          : {}),
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
      const images = [...handle.element.querySelectorAll('img[src]')];
      await Promise.all(
        images.map((image) => (image as HTMLImageElement).decode().catch(() => undefined)),
      );
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

  play(): Promise<void> {
    return this.do(({ handle }) => handle.play());
  }

  seek(timeMs: number): Promise<void> {
    return this.do(({ handle }, ms) => handle.seek(ms), timeMs);
  }

  seekToEnd(): Promise<void> {
    return this.do(({ handle }) => handle.seek(handle.durationMs));
  }

  tick(ms: number): Promise<void> {
    return this.do(({ tick }, passedMs) => tick(passedMs), ms);
  }

  update(changes: ScreenChanges): Promise<void> {
    return this.do(({ handle }, changed) => handle.update(changed), changes);
  }

  /** Asks the player's page something about what is mounted. */
  do<Answer, Argument = undefined>(
    question: (mounted: Mounted, argument: Argument) => Answer,
    argument?: Argument,
  ): Promise<Answer> {
    if (this.mounted === null) throw new Error('nothing is mounted');
    return this.mounted.evaluate<Answer, unknown>(
      question as (mounted: Mounted, argument: unknown) => Answer,
      argument,
    );
  }

  /** As a page hides a part of itself that it goes on laying out. */
  hideHost(): Promise<void> {
    return this.host.evaluate((host) => {
      host.style.visibility = 'hidden';
    });
  }

  phase(): Promise<string> {
    return this.do(({ handle }) => handle.state.phase);
  }

  async picture(): Promise<Buffer> {
    return this.host.screenshot({ animations: 'allow' });
  }

  /** Movements that the browser knows of at the moment. */
  movements(): Promise<number> {
    return this.page.evaluate(() => document.getAnimations().length);
  }
}
