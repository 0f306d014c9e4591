import { readTable } from './readTable';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = (bytes: Uint8Array) => {
  const table = readTable(bytes);
  return table.ok ? table.value.map(({ line, cells }) => [line, ...cells]) : table.error.code;
};

it('reads rows with their lines, whatever parts and quotes them', () => {
  expect(cellsOf(utf8('\uFEFFa;b\r\n\r\n"1;\n""x""";2\r\n'))).toEqual([
    [1, 'a', 'b'],
    [3, '1;\n"x"', '2'],
  ]);
});

it('reads other encodings, and refuses what is no text', () => {
  expect(cellsOf(Uint8Array.from([...utf8('name\nAm'), 0xe9, ...utf8('lie\n')]))).toEqual([
    [1, 'name'],
    [2, 'Amélie'],
  ]);
  expect(cellsOf(Uint8Array.from([0x50, 0x4b, 3, 4, ...utf8('xl/workbook.xml')]))).toBe(
    'import/spreadsheet',
  );
  expect(cellsOf(utf8(''))).toBe('import/empty');
  expect(cellsOf(utf8('a\n"b'))).toBe('import/unclosed-quote');
});
