import { printCount } from 'shared-kernel/model';
import { fieldFacts } from 'evaluation';

import { TYPE_WORDS, typeOf, type DataSource } from '../../document/placeholders/dataSource';

/** What the picker says about a source beside its name: "Text · 92% filled · e.g. Robin" [S43]. */
export const sourceFacts = (source: DataSource, supporters: number): string =>
  source.kind === 'field' ? fieldFacts(source.field, supporters) : searchFacts(source);

function searchFacts(source: Extract<DataSource, { kind: 'search' }>): string {
  const { supportersMatched, supportersMatchedUpdate } = source.search;
  const working = supportersMatchedUpdate || supportersMatched < 0;
  return [
    TYPE_WORDS[typeOf(source)],
    working ? 'Working...' : `${printCount(supportersMatched)} matched`,
  ].join(' · ');
}
