import { parseFieldPath } from '../documents/paths/fieldPath';
import { isRecord, listOf, recordAt, type UnknownRecord } from '../documents/record';
import { parseValue } from '../documents/values/parseValue';
import { QueriedMap, type RuleValue } from './ruleValue';
import { ruleValueOf } from './wireValue';

interface Pin {
  readonly path: readonly string[];
  readonly value: RuleValue;
}

/**
 * The fields that every document of a query's answer has for certain (R20): those that an equality
 * filter names, alone or joined to the others by AND. `query` is a structuredQuery in REST form.
 */
export function queriedDocument(query: UnknownRecord | undefined): QueriedMap {
  const where = query === undefined ? null : recordAt(query, 'where');
  return mapOfPins(where === null ? [] : pinsOf(where));
}

function pinsOf(filter: UnknownRecord): readonly Pin[] {
  const composite = recordAt(filter, 'compositeFilter');
  if (composite !== null) {
    if (composite['op'] !== 'AND') return [];
    return (listOf(composite['filters']) ?? []).flatMap((part) =>
      isRecord(part) ? pinsOf(part) : [],
    );
  }
  const unary = recordAt(filter, 'unaryFilter');
  if (unary !== null) return unary['op'] === 'IS_NULL' ? pin(unary, null) : [];
  const comparison = recordAt(filter, 'fieldFilter');
  if (comparison?.['op'] !== 'EQUAL') return [];
  const value = parseValue(comparison['value']);
  return value.ok ? pin(comparison, ruleValueOf(value.value)) : [];
}

function pin(filter: UnknownRecord, value: RuleValue): readonly Pin[] {
  const text = recordAt(filter, 'field')?.['fieldPath'];
  const path = typeof text === 'string' ? parseFieldPath(text) : null;
  return path?.ok === true ? [{ path: path.value, value }] : [];
}

function mapOfPins(pins: readonly Pin[]): QueriedMap {
  const heads = new Set(pins.flatMap(({ path }) => path.slice(0, 1)));
  return new QueriedMap(new Map([...heads].map((head) => [head, valueAt(pins, head)])));
}

function valueAt(pins: readonly Pin[], head: string): RuleValue {
  const under = pins
    .filter(({ path }) => path[0] === head)
    .map(({ path, value }) => ({ path: path.slice(1), value }));
  const whole = under.find(({ path }) => path.length === 0);
  return whole === undefined ? mapOfPins(under) : whole.value;
}
