import {
  decodeScreen,
  decodeSearch,
  decodeYear,
  failed,
  succeeded,
  type Fault,
  type Result,
  type ScreenDefinition,
  type SearchDefinition,
  type Year,
} from 'shared-kernel/model';

export interface Definitions {
  readonly year: Year;
  readonly searches: readonly SearchDefinition[];
  readonly screens: readonly ScreenDefinition[];
}

/** The text of a definitions file: `{ year, searches, screens }` in the entity shapes of spec §3. */
export const readDefinitions = (text: string): Result<Definitions, Fault> => {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const root = parsed.value;
  if (!isMap(root)) return failed({ path: '', message: 'Expected { year, searches, screens }' });

  const year = decodeEntity('year', root['year'], decodeYear);
  const searches = decodeList('searches', root['searches'], decodeSearch);
  const screens = decodeList('screens', root['screens'], decodeScreen);
  if (!year.ok) return year;
  if (!searches.ok) return searches;
  if (!screens.ok) return screens;
  return succeeded({ year: year.value, searches: searches.value, screens: screens.value });
};

type Decoder<Entity> = (id: string, data: unknown) => Result<Entity, Fault>;

const parseJson = (text: string): Result<unknown, Fault> => {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return succeeded(value);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return failed({ path: '', message: `Not JSON: ${reason}` });
  }
};

const decodeList = <Entity>(
  path: string,
  list: unknown,
  decode: Decoder<Entity>,
): Result<readonly Entity[], Fault> => {
  if (list === undefined) return succeeded([]);
  if (!Array.isArray(list)) return failed({ path, message: 'Expected a list' });
  const entities: Entity[] = [];
  for (const [place, data] of list.entries()) {
    const decoded = decodeEntity(`${path}.${place}`, data, decode);
    if (!decoded.ok) return decoded;
    entities.push(decoded.value);
  }
  return succeeded(entities);
};

/** Decodes something that carries its own id, and places its fault within the file. */
const decodeEntity = <Entity>(
  path: string,
  data: unknown,
  decode: Decoder<Entity>,
): Result<Entity, Fault> => {
  const id = isMap(data) ? data['id'] : undefined;
  if (typeof id !== 'string') return failed({ path: `${path}.id`, message: 'Expected text' });
  const decoded = decode(id, data);
  if (decoded.ok) return decoded;
  const within = decoded.error.path === '' ? path : `${path}.${decoded.error.path}`;
  return failed({ path: within, message: decoded.error.message });
};

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
