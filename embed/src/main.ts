import { ownOrigin } from './ownOrigin';
import { watchContainers } from './container/watchContainers';

const origin = ownOrigin(document);
if (origin !== null) watchContainers(window, origin);
