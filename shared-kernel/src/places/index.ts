/** Where somebody is in the product, and where they come back to. Bundled by shell and remotes that use it. */
export { crumbsOf, type Crumb } from './crumbs';
export { placeKey, rememberPlace, wayBack, type WayBack } from './places';
