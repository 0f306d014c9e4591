import {
  evaluationState,
  fillText,
  inItemOrder,
  isBlank,
  parseText,
  placeholderContext,
  printValue,
  type CompiledYear,
  type FinishedScreen,
  type Placeholder,
  type PlaceholderContext,
  type SupporterFields,
} from 'evaluation';
import { textsOfItem, type FieldType, type Item, type ScreenDefinition } from 'shared-kernel/model';
import type {
  FallbackReason,
  PlaceholderOrigin,
  PlaceholderReading,
  ReadValue,
  TextReading,
} from './placeholderReading';

/**
 * What stands behind every placeholder of a screen as one supporter sees it: items that are hidden from them, and texts
 * without placeholders, are left out.
 */
export function readPlaceholders(
  compiled: CompiledYear,
  supporter: SupporterFields,
  screen: FinishedScreen,
): readonly TextReading[] {
  const designed = compiled.screens.find(({ definition }) => definition.id === screen.screenId);
  if (designed === undefined) return [];
  const scope = scopeOf(compiled, supporter);
  const texts = shownItems(designed.definition, screen).flatMap((item) =>
    textsOfItem(item).map((text) => ({ id: item.id, text })),
  );
  return texts.flatMap(({ id, text }) => {
    const parts = parseText(text);
    if (parts?.every((part) => typeof part === 'string') === true) return [];
    const placeholders = parts?.filter((part) => typeof part !== 'string') ?? null;
    return {
      itemId: id,
      text,
      filled: fillText(text, scope.context),
      placeholders: placeholders?.map((placeholder) => readPlaceholder(placeholder, scope)) ?? null,
    };
  });
}

/** As they were designed; an item that is shown is known by its id. */
function shownItems({ content }: ScreenDefinition, screen: FinishedScreen): readonly Item[] {
  const shownIds = new Set(screen.content.items.map(({ id }) => id));
  return inItemOrder(content.items).filter(({ id }) => shownIds.has(id));
}

interface Scope {
  readonly context: PlaceholderContext;
  readonly stored: (fieldName: string) => string | null;
  readonly typeOf: (fieldName: string) => FieldType | null;
  readonly searchName: (id: string) => string | null;
  readonly isMasked: (fieldName: string) => boolean;
}

function scopeOf(compiled: CompiledYear, supporter: SupporterFields): Scope {
  const types = new Map(compiled.definitions.fields.map(({ name, type }) => [name, type]));
  const names = new Map<string, string>(
    compiled.definitions.searches.map(({ id, name }) => [id, name]),
  );
  return {
    context: placeholderContext(compiled, evaluationState(compiled, supporter)),
    stored: (name) =>
      Object.hasOwn(supporter.fields, name) ? (supporter.fields[name] ?? null) : null,
    typeOf: (name) => types.get(name) ?? null,
    searchName: (id) => names.get(id) ?? null,
    isMasked: (name) => supporter.masked?.includes(name) === true,
  };
}

function readPlaceholder(placeholder: Placeholder, scope: Scope): PlaceholderReading {
  const code = codeOf(placeholder);
  const { origin, stored, value, reason } = readSource(placeholder, scope);
  return {
    code,
    source: origin,
    stored,
    value,
    // The engine prints it, so that this cannot say anything else than what is played.
    shown: fillText(code, scope.context),
    fallbackReason: value === null ? reason : null,
  };
}

interface SourceReading {
  readonly origin: PlaceholderOrigin;
  readonly stored: string | null;
  readonly value: ReadValue | null;
  /** Why there is no value, where there is none. */
  readonly reason: FallbackReason;
}

function readSource({ source, id }: Placeholder, scope: Scope): SourceReading {
  if (source === 'field') return readField(id, scope);
  if (source === 'search') return readSearch(id, scope);
  return {
    origin: { kind: 'unknown', name: `${source} ${id}`.trim() },
    stored: null,
    value: null,
    reason: 'unknownSource',
  };
}

function readField(name: string, { context, stored, typeOf, isMasked }: Scope): SourceReading {
  const [raw, type, value] = [stored(name), typeOf(name), context.field(name)];
  const isEmpty = raw === null || isBlank(raw);
  return {
    origin: { kind: 'field', name, type },
    stored: isEmpty ? null : raw,
    value: value && { kind: value.kind, printed: printValue(value) },
    reason: isMasked(name) ? 'sensitive' : reasonOfNoValue(isEmpty, type),
  };
}

function reasonOfNoValue(isEmpty: boolean, type: FieldType | null): FallbackReason {
  if (!isEmpty) return 'unreadable';
  return type === null ? 'unknownField' : 'nothingStored';
}

function readSearch(id: string, { context, searchName }: Scope): SourceReading {
  const value = context.search(id);
  return {
    origin: { kind: 'search', name: searchName(id) ?? id },
    stored: null,
    value: value && { kind: 'count', printed: printValue(value) },
    reason: 'unknownSearch',
  };
}

const codeOf = ({ source, id, truncate, format, fallback }: Placeholder): string =>
  `{${[source, id, String(truncate), format, fallback].join('|')}}`;
