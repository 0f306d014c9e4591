import type { YearScope } from 'shared-kernel/model';
import { ofYear } from 'shared-kernel/server-state';
import type { PublishingStore } from './publishingStore';

/** What is published of a year, and what differs from it, as it is read. */
export const publishingOf = (store: Pick<PublishingStore, 'read'>, scope: YearScope) =>
  ofYear(scope, 'publishing', store.read);
