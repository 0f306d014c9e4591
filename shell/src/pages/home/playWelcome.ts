import { mountSmallScreen } from 'screen-player/small';
import { WELCOME_WIDTH } from './stillSize';
import { WELCOME_SCREEN } from './welcomeScreen';

/**
 * Draws a screen as a supporter gets it. It plays once, and again for whoever points at it; not where less movement is
 * asked for. Returns what ends it.
 */
export function playWelcome(host: HTMLElement): () => void {
  const small = mountSmallScreen(host, { screen: WELCOME_SCREEN, width: WELCOME_WIDTH });
  const play = () => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) small.play();
  };
  // In a task of its own: on a phone each of the two takes the time of some frames.
  const first = setTimeout(play);
  host.addEventListener('pointerenter', play);
  return () => {
    clearTimeout(first);
    host.removeEventListener('pointerenter', play);
    small.destroy();
  };
}
