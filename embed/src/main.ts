import { ownOrigin } from './ownOrigin';
import { watchContainers } from './container/watchContainers';

declare let __webpack_public_path__: string;

const origin = ownOrigin(document);
if (origin !== null) {
  __webpack_public_path__ = `${origin}/`;
  watchContainers(window, origin);
}
