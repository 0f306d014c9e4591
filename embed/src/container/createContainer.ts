import { adoptStyles } from 'screen-player';
import { failed, type FinishedShow } from 'shared-kernel/model';

import { createNotice } from '../notice/createNotice';
import { noticeOf } from '../notice/notices';
import type { NoticeCode } from '../notice/notices';
import { element } from '../dom/element';
import { fetchShow } from '../show/fetchShow';
import { playShow } from '../show/playShow';
import type { PlayedShow } from '../show/playShow';
import { tellEvents } from '../show/tellEvents';
import { usePart } from '../parts/usePart';
import { ENGLISH, pageLanguage, speakIn, speechIn } from '../words/speech';
import { generalLinkOf } from './generalLink';
import { CONTAINER_STYLES } from './containerStyles';
import { POSTER_STYLES } from '../poster/posterStyles';

/** One `<div data-supporter-screens>` of a page. */
export interface Container {
  /** Looks for its token again: another one begins anew, the same one goes on. */
  refresh(): void;
  /** The personal view ends, wherever on the page the token was the same. */
  forget(token: string): void;
  /** The page is going. */
  leave(): void;
  destroy(): void;
}

export interface ContainerOptions {
  readonly ownOrigin: string;
  /** The token that the page was opened with, '' where there is none. */
  readonly pageToken: () => string;
  readonly onForget: (token: string) => void;
}

const STYLES = CONTAINER_STYLES + POSTER_STYLES;
const NO_TOKEN = failed('no-token' as const);

/** Fills a container of the page inside a shadow root of its own, out of reach of the page's styles [P27]. */
export function createContainer(
  host: HTMLElement,
  shadow: ShadowRoot,
  { ownOrigin, pageToken, onForget }: ContainerOptions,
): Container {
  const root = element('div', 'container');
  let speech = ENGLISH;
  /** The page's until a show says its own. */
  let language = pageLanguage(document, navigator);
  /** '' where there is none; null before the first look. */
  let token: string | null = null;
  const general = generalLinkOf(host);
  /** '' until somebody says whose screens these are: the page, or an answer. */
  let organisation = host.dataset['organisation'] ?? '';
  let shown: PlayedShow | null = null;
  /** Answers to earlier questions are not waited for any more. */
  let asked = 0;
  const isStyled = adoptStyles(shadow, STYLES);
  shadow.append(root);

  const end = () => {
    shown?.leave();
    shown?.destroy();
    shown = null;
  };
  const close = async (code: NoticeCode) => {
    asked += 1;
    const mine = asked;
    end();
    const notice = await noticeOf(code, speech);
    if (mine !== asked) return;
    speakIn(root, speech);
    root.replaceChildren(
      createNotice(
        notice,
        { words: speech.words, general, organisation },
        () => void begin().catch(fail),
      ),
    );
  };
  const begin = async () => {
    const asking = token ?? '';
    asked += 1;
    const mine = asked;
    const waiting = element('div', 'waiting', { role: 'status' });
    root.replaceChildren(waiting);
    const speaking = speechIn(language).then((spoken) => {
      if (mine !== asked) return;
      speech = spoken;
      speakIn(root, speech);
      waiting.setAttribute('aria-label', speech.words.show.loading);
    });
    const answer =
      asking === ''
        ? NO_TOKEN
        : await fetchShow(ownOrigin, asking, (name) => {
            organisation = name;
          });
    if (answer.ok && mine === asked) language = answer.value.language;
    await speaking;
    const spoken = await speechIn(language);
    if (mine !== asked) return;
    speech = spoken;
    if (answer.ok) play(answer.value, asking);
    else await close(answer.error);
  };
  const play = (show: FinishedShow, shownBy: string) => {
    const tell = tellEvents(ownOrigin, shownBy);
    const mine = asked;
    /** The browser lacks something; what stands still asks for less. */
    const stand = () => {
      shown?.destroy();
      shown = null;
      usePart(
        () => import(/* webpackChunkName: "still" */ '../show/showStill'),
        ({ showStill }) => {
          if (mine === asked) showStill(root, show, options);
        },
        fail,
      );
    };
    const mode = host.dataset['mode'] ?? '';
    const onNotMe = () => onForget(shownBy);
    const options = { ownOrigin, tell, mode, speech, onNotMe, onBroken: stand };
    try {
      if (isStyled) shown = playShow(root, show, options);
      else stand();
    } catch {
      stand();
    }
  };
  /** Where even that does not work: what the page itself wrote for browsers without scripts. */
  const fail = () => {
    shadow.textContent = '';
    shadow.append(document.createElement('slot'));
  };
  const retryOnline = () => {
    if (root.querySelector('.notice-retry') !== null) void begin().catch(fail);
  };
  window.addEventListener('online', retryOnline);

  return {
    refresh: () => {
      const written = host.getAttribute('data-token')?.trim() ?? '';
      const next = written === '' ? pageToken() : written;
      if (token === next) return;
      end();
      token = next;
      void begin().catch(fail);
    },
    forget: (forgotten) => {
      if (token !== forgotten) return;
      token = '';
      host.removeAttribute('data-token');
      const hadFocus = shadow.activeElement !== null;
      root.replaceChildren();
      void close('left').then(() => {
        if (hadFocus) root.querySelector<HTMLElement>('.notice')?.focus();
      });
    },
    leave: () => shown?.leave(),
    destroy: () => {
      asked += 1;
      window.removeEventListener('online', retryOnline);
      end();
      root.remove();
    },
  };
}
