import type { FrameLocator, Locator, Page, Request } from '@playwright/test';
import type { CampaignSite } from '../support/campaignSite';

export interface VisitOptions {
  /** In the address's fragment, as a personal link has it. */
  readonly token?: string;
  /** Of the page, as campaignSite.ts reads it. */
  readonly query?: string;
  readonly origin?: string;
}

/** An organisation's page with screens on it, as a supporter sees it. */
export class CampaignPage {
  constructor(
    readonly page: Page,
    private readonly site: CampaignSite,
    private readonly within: Page | FrameLocator = page,
  ) {}

  async visit({ token, query = '', origin = this.site.origin }: VisitOptions): Promise<void> {
    const fragment = token === undefined ? '' : `#s=${token}`;
    await this.page.goto(`${origin}/your-year${query}${fragment}`);
  }

  /** The page inside a frame of another one. */
  async visitFrame(token: string): Promise<CampaignPage> {
    await this.page.goto(`${this.site.origin}/frame?token=${token}`);
    return new CampaignPage(this.page, this.site, this.page.frameLocator('iframe'));
  }

  get places(): Locator {
    return this.within.locator('[data-supporter-screens]');
  }

  get story(): Locator {
    return this.within.getByRole('group', { name: 'Oakhollow Woodland Trust: your screens' });
  }

  screen(number: number): Locator {
    return this.story.getByRole('group', { name: new RegExp(`^Screen ${number} of `) });
  }

  button(name: string): Locator {
    return this.within.getByRole('button', { name, exact: true });
  }

  /** What opens the story from its poster. */
  get play(): Locator {
    return this.button('Play your year');
  }

  /** The kind words in the place of the screens. */
  notice(title: string): Locator {
    return this.within.getByRole('status').filter({ hasText: title });
  }

  get transcript(): Locator {
    return this.within.getByRole('group').filter({ hasText: 'Read as text' });
  }

  get pictureDialog(): Locator {
    return this.within.getByRole('dialog', { name: 'Share a picture' });
  }

  /** Pauses, and goes to the last screen, which then stands there finished. */
  async pauseAtLast(): Promise<void> {
    await this.pauseAt((await this.place()).of);
  }

  /** Counted from 1. */
  async pauseAt(screen: number): Promise<void> {
    await this.button('Pause').click();
    for (let place = await this.place(); place.screen < screen; place = await this.place()) {
      await this.button('Next screen').click();
      await this.screen(place.screen + 1).waitFor();
    }
  }

  /** Which screen is shown, counted from 1. */
  async place(): Promise<{ readonly screen: number; readonly of: number }> {
    const name = await this.story.getByRole('group').first().getAttribute('aria-label');
    const [, screen, of] = /^Screen (\d+) of (\d+)/.exec(name ?? '') ?? [];
    return { screen: Number(screen), of: Number(of) };
  }

  /** Events that the page tells the server from now on, as `event screen`. */
  recordEvents(): readonly string[] {
    const told: string[] = [];
    this.page.on('request', (request) => {
      if (isEvent(request)) told.push(eventOf(request));
    });
    return told;
  }
}

const isEvent = (request: Request): boolean =>
  new URL(request.url()).pathname === '/api/embed/events';

function eventOf(request: Request): string {
  const { event, screen } = request.postDataJSON() as { event: string; screen: number };
  return `${event} ${screen}`;
}
