import { printValue, readValue } from 'evaluation';
import type { FieldListEntry } from 'shared-kernel/model';
import { percentOf } from 'shared-kernel/ui';

import { TYPE_WORDS, typeOf, type DataSource } from '../../document/placeholders/dataSource';

/** What the picker says about a source beside its name: "Text · 92% filled · e.g. Robin" [S43]. */
export function sourceFacts(source: DataSource, supporters: number): string {
  const facts =
    source.kind === 'field' ? fieldFacts(source.field, supporters) : searchFacts(source);
  return facts.filter((fact) => fact !== null).join(' · ');
}

type Facts = readonly (string | null)[];

function fieldFacts(field: FieldListEntry, supporters: number): Facts {
  const example = exampleOf(field);
  return [
    field.calculated === undefined
      ? TYPE_WORDS[field.type]
      : `Calculated ${TYPE_WORDS[field.type].toLowerCase()}`,
    supporters > 0 ? `${filled(field.count, supporters)} filled` : null,
    example === null ? null : `e.g. ${example}`,
  ];
}

/** As it would be shown: a donation as its amount, not as the record of the export. */
function exampleOf({ type, exampleValues }: FieldListEntry): string | null {
  const [first] = exampleValues.random;
  const value = first === undefined ? null : readValue(type, first.value);
  return value === null ? null : printValue(value);
}

function searchFacts(source: Extract<DataSource, { kind: 'search' }>): Facts {
  const { supportersMatched, supportersMatchedUpdate } = source.search;
  const working = supportersMatchedUpdate || supportersMatched < 0;
  return [
    TYPE_WORDS[typeOf(source)],
    working ? 'Working...' : `${supportersMatched.toLocaleString('en-GB')} matched`,
  ];
}

/** Whole percent (spec §5), but never 100% where somebody is missing, nor 0% where somebody is there. */
function filled(count: number, supporters: number): string {
  const percent = percentOf(count, supporters);
  if (percent === 100 && count < supporters) return '>99%';
  return percent === 0 && count > 0 ? '<1%' : `${String(percent)}%`;
}
