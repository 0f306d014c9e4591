export { publishingOf } from './publishingOf';
export {
  publishingStoreAtom,
  type Published,
  type PublishingRequest,
  type PublishingStore,
  type VersionAsked,
} from './publishingStore';
export { PUBLISH_PATH, PUBLISHED_SCREEN, publishPath } from './publishPath';
