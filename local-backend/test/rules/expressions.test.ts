import type { Fields } from '../../src/documents/values/value';
import { ask, fileWith, int, text, type World } from './asking';

const DATA: Fields = {
  name: text('Ada'),
  nothing: { nullValue: null },
  whole: int(7),
  half: { doubleValue: 0.5 },
  yes: { booleanValue: true },
  at: { timestampValue: '2026-06-15T11:59:59.999999Z' },
  raw: { bytesValue: 'AAE=' },
  place: { geoPointValue: { latitude: 1, longitude: 2 } },
  friend: { referenceValue: 'projects/p/databases/(default)/documents/things/two' },
  tags: { arrayValue: { values: [text('a'), text('b')] } },
  nested: { mapValue: { fields: { deep: { mapValue: { fields: { x: int(1) } } } } } },
};

const WORLD: World = { 'things/two': { owner: text('me') } };

const verdict = async (condition: string): Promise<boolean | 'error'> => {
  const asking = (tested: string) =>
    ask(
      fileWith(tested),
      {
        resource: DATA,
        auth: { uid: 'me', token: { email: 'me@example.org', level: 3, groups: ['x'] } },
      },
      WORLD,
    );
  if ((await asking(condition)).allowed) return true;
  return (await asking(`!(${condition})`)).allowed ? false : 'error';
};

const TRUE: readonly (readonly [rule: string, condition: string])[] = [
  ['R5', '1 + 2 * 3 == 7'],
  ['R5', '(1 + 2) * 3 == 9'],
  ['R5', '10 - 2 - 3 == 5'],
  ['R5', '-2 * -3 == 6'],
  ['R5', 'true || false && false'],
  ['R5', '1 < 2 == true'],
  ['R5', '!(1 == 2)'],
  ['R5', 'false ? false : true ? true : false'],
  ['R5', "'a' + 'b' in ['ab'] && true"],
  ['R5', '1 in [1] == true'],
  ['R6', '7 / 2 == 3 && -7 / 2 == -3 && 7 % 4 == 3'],
  ['R6', '7 / 2.0 == 3.5'],
  ['R6', "'a' < 'b' && 2 <= 2.0 && 3 > 2.5 && 'b' >= 'b'"],
  ['R6', "'a' + 'b' == 'ab'"],
  ['R6', 'resource.data.at < request.time'],
  ['R6', "request.time - resource.data.at == duration.value(1000, 'ns')"],
  ['R6', "resource.data.at + duration.value(1, 'm') > request.time"],
  ['R7', 'true || resource.data.missing == 1'],
  ['R7', 'resource.data.missing == 1 || true'],
  ['R7', '!(false && resource.data.missing == 1)'],
  ['R7', '!(resource.data.missing == 1 && false)'],
  ['R10', 'resource.data.name is string && resource.data.whole is int'],
  ['R10', 'resource.data.half is float && resource.data.half is number'],
  ['R10', 'resource.data.whole is number && !(resource.data.whole is float)'],
  ['R10', 'resource.data.yes is bool && resource.data.at is timestamp'],
  ['R10', 'resource.data.tags is list && resource.data.nested is map && null is null'],
  ['R10', 'resource.data.friend is path && resource.data.tags.toSet() is set'],
  ['R10', 'resource.data.diff(resource.data) is map_diff'],
  ['R10', "duration.value(1, 'h') is duration"],
  ['R11', "{'a': [1, {'b': null}]} == {'a': [1.0, {'b': null}]}"],
  ['R11', "1 != '1' && null != false && [1] != [1, 2] && {'a': 1} != {'b': 1}"],
  ['R11', 'resource.data.raw == resource.data.raw && resource.data.raw != resource.data.place'],
  ['R11', 'resource.data.friend == /databases/$(database)/documents/things/two'],
  ['R11', "'name' in resource.data && !('x' in resource.data) && 'a' in resource.data.tags"],
  ['R12', "{'a': 1, 'b': 2}.keys().hasOnly(['b', 'a']) && {'a': 1}.values() == [1]"],
  ['R12', "resource.data.get('name', '') == 'Ada' && resource.data.get('x', 5) == 5"],
  ['R12', "resource.data.get('nothing', 1) == null"],
  ['R12', "resource.data.get(['nested', 'deep', 'x'], 0) == 1"],
  ['R12', "resource.data.get(['nested', 'no', 'x'], 0) == 0"],
  ['R12', "resource.data.nested.deep.x == 1 && resource.data['name'] == 'Ada'"],
  ['R12', "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).affectedKeys() == ['a', 'b', 'c'].toSet()"],
  ['R12', "{'a': 1}.diff({}).addedKeys() == ['a'].toSet()"],
  ['R12', "{}.diff({'a': 1}).removedKeys() == ['a'].toSet()"],
  ['R12', "{'a': 1, 'b': 1}.diff({'a': 2, 'b': 1}).changedKeys().hasOnly(['a'])"],
  ['R12', "{'a': 1, 'b': 1}.diff({'a': 2, 'b': 1}).unchangedKeys() == ['b'].toSet()"],
  ['R13', '[1, 2, 3].hasAll([3, 1]) && ![1].hasAll([1, 2]) && [].hasOnly([1])'],
  ['R13', '[1, 2].hasAny([2, 9]) && ![1].hasAny([]) && ![1, 2].hasOnly([1])'],
  ['R13', '[1, 2, 3, 4][1:3] == [2, 3] && [1, 2][0] == 1 && [1].concat([2]) == [1, 2]'],
  ['R13', "['a', 'b'].join('-') == 'a-b' && [1, 2, 1].removeAll([1]) == [2]"],
  ['R13', '[1, 1, 2].toSet().size() == 2 && [1, 1].size() == 2'],
  ['R13', '[1, 2].toSet().union([3].toSet()).hasAll([1, 2, 3])'],
  ['R13', '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()'],
  ['R13', '[1, 2].toSet().difference([2].toSet()) == [1].toSet()'],
  ['R14', "'Ada'.lower() == 'ada' && 'ada'.upper() == 'ADA' && ' a '.trim() == 'a'"],
  ['R14', "'a,b'.split(',') == ['a', 'b'] && 'a.b'.replace('[.]', '-') == 'a-b'"],
  ['R14', "'abc'.matches('a.*') && !'xabc'.matches('a.*') && !'abcx'.matches('a|abc')"],
  ['R14', "'añ😀'.size() == 3 && 'abc'[1] == 'b' && 'abcd'[1:3] == 'bc'"],
  ['R14', "'it\\'s' == \"it's\""],
  ['R15', 'request.time.year() == 2026 && request.time.month() == 6 && request.time.day() == 15'],
  ['R15', 'request.time.hours() == 12 && resource.data.at.minutes() == 59'],
  ['R15', 'resource.data.at.seconds() == 59 && timestamp.value(5).toMillis() == 5'],
  ['R15', "duration.value(2, 'm').seconds() == 120 && duration.value(5, 'ns').nanos() == 5"],
  ['R16', "get(/databases/$(database)/documents/things/two).data.owner == 'me'"],
  ['R16', "get(/databases/$(database)/documents/things/$('tw' + 'o')).id == 'two'"],
  ['R16', 'get(/databases/$(database)/documents/things/none) == null'],
  ['R16', 'exists(/databases/$(database)/documents/things/two)'],
  ['R16', '!exists(/databases/$(database)/documents/things/none)'],
  ['R16', 'get(resource.data.friend).data.owner == request.auth.uid'],
  ['R17', "int('5') == 5 && int(2.9) == 2 && float('1.5') == 1.5 && bool('true')"],
  ['R17', "string(5) == '5' && string(true) == 'true' && string(null) == 'null'"],
  ['R17', 'timestamp.date(2026, 6, 15) < request.time'],
  ['R18', "request.auth.uid == 'me' && request.auth.token.email == 'me@example.org'"],
  ['R18', "request.auth.token.level == 3 && 'x' in request.auth.token.groups"],
  ['R18', "request.method == 'get' && resource.id == 'one' && id == 'one'"],
  ['R18', 'request.path == resource.__name__ && request.resource == null'],
];

const ERRORS: readonly (readonly [rule: string, condition: string])[] = [
  ['R6', '1 / 0 == 0'],
  ['R6', "1 + 'a' == 2"],
  ['R6', "1 < 'a'"],
  ['R6', '9223372036854775807 + 1 > 0'],
  ['R7', 'resource.data.missing == 1 || false'],
  ['R7', 'resource.data.missing == 1 && true'],
  ['R7', '1 && true'],
  ['R7', 'resource.data.name ? true : false'],
  ['R8', 'resource.data.missing == null'],
  ['R11', "'a' in 'abc'"],
  ['R12', 'resource.data.nested.no == null'],
  ['R12', 'resource.data.name.first == null'],
  ['R12', 'resource.data.name.keys() == []'],
  ['R13', '[1][1] == 1'],
  ['R13', '[1][0:2] == [1]'],
  ['R13', "[1].join('') == '1'"],
  ['R14', "'a'.matches(resource.data.whole)"],
  ['R14', "'a'.matches('(' + '')"],
  ['R14', "'aa'.matches('(a)' + '\\\\1')"],
  ['R16', "get(/databases/$(database)/documents/things/$('a/b')) == null"],
  ['R16', "get(/databases/$(database)/documents/things/$('')) == null"],
  ['R16', 'get(/databases/other/documents/things/two) == null'],
  ['R16', 'get(/databases/$(database)/documents/things) == null'],
  ['R16', 'get(/databases/$(database)/documents/things/none).data.owner == null'],
  ['R16', "get('things/two') == null"],
  ['R17', "int('five') == 5"],
  ['R17', "bool('ja')"],
  ['R17', 'timestamp.date(2026, 2, 31) < request.time'],
  ['R18', 'request.query.limit == 1'],
];

describe('expressions', () => {
  it.each(TRUE)('[%s] %s', async (_, condition) => {
    expect(await verdict(condition)).toBe(true);
  });

  it.each(ERRORS)('[%s] %s is an error', async (_, condition) => {
    expect(await verdict(condition)).toBe('error');
  });
});
