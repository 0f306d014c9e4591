import { playWelcome } from '../pages/home/playWelcome';

/** Run on Home as the build has drawn it, without the tool. */
const picture = document.querySelector<HTMLElement>('#first-paint [data-welcome-screen]');
if (picture !== null) setTimeout(playWelcome, 0, picture);
