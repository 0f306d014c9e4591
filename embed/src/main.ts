import { ownOrigin } from './ownOrigin';
import { watchPlaces } from './place/watchPlaces';

const origin = ownOrigin(document);
if (origin !== null) watchPlaces(window, origin);
