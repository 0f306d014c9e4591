import type { DuckDBConnection } from '@duckdb/node-api';
import type { CompiledYear } from 'evaluation';
import { leavesOf, type Condition, type FieldType } from 'shared-kernel/model';
import { neutralCondition, yearBounds, type SpecOperator } from './otherEngines';
import type { TypedCell } from './typedTable';

const SQL_TYPES: Readonly<Record<FieldType, string>> = {
  action: 'INTEGER',
  date: 'INTEGER',
  donation: 'DOUBLE',
  number: 'DOUBLE',
  string: 'VARCHAR',
  unknown: 'VARCHAR',
};

/** A database in memory; null where the platform has no binary of it. */
export const openDuckDb = async (threads: number): Promise<DuckDBConnection | null> => {
  try {
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:', { threads: String(threads) });
    return await instance.connect();
  } catch (failure) {
    process.stderr.write(`DuckDB is left out: ${String(failure)}\n`);
    return null;
  }
};

export const loadDuckDb = async (
  connection: DuckDBConnection,
  { table }: CompiledYear,
  rows: readonly TypedCell[][],
): Promise<void> => {
  const columns = table.fields.map(({ type }, column) => `c${column} ${SQL_TYPES[type]}`);
  await connection.run(`CREATE OR REPLACE TABLE supporters (${columns.join(', ')})`);
  const appender = await connection.createAppender('supporters');
  for (const cells of rows) {
    cells.forEach((cell, column) => {
      if (cell === null) appender.appendNull();
      else if (typeof cell === 'string') appender.appendVarchar(cell);
      else if (SQL_TYPES[table.fields[column]?.type ?? 'unknown'] === 'INTEGER')
        appender.appendInteger(cell);
      else appender.appendDouble(cell);
    });
    appender.endRow();
  }
  appender.closeSync();
};

/** The supporters that match each search, by slot, from one statement. */
export const countWithDuckDb = async (
  connection: DuckDBConnection,
  compiled: CompiledYear,
): Promise<readonly number[]> => {
  const reader = await connection.runAndReadAll(statementOf(compiled));
  return (reader.getRows()[0] ?? []).map(Number);
};

/** One step for each depth of references; every step keeps what the ones before it found. */
const statementOf = (compiled: CompiledYear): string => {
  const depths = depthsOf(compiled);
  const steps = Array.from({ length: Math.max(...depths) + 1 }, (_, depth) => {
    const counted = compiled.searches
      .filter(({ slot }) => depths[slot] === depth)
      .map((search) => `${searchSql(search, compiled)} AS s${search.slot}`);
    const source = depth === 0 ? 'supporters' : `step${depth - 1}`;
    return `step${depth} AS (SELECT *, ${counted.join(', ')} FROM ${source})`;
  });
  const totals = compiled.searches.map(({ slot }) => `count_if(s${slot} > 0)`);
  return `WITH ${steps.join(', ')} SELECT ${totals.join(', ')} FROM step${steps.length - 1}`;
};

const depthsOf = ({ searchesInOrder }: CompiledYear): readonly number[] => {
  const depths: number[] = [];
  for (const { slot, conditions } of searchesInOrder) {
    const below = conditions.map(({ plan }) =>
      plan.kind === 'search' && plan.slot !== undefined ? (depths[plan.slot] ?? 0) + 1 : 0,
    );
    depths[slot] = Math.max(0, ...below);
  }
  return depths;
};

const searchSql = (
  { definition, conditions }: CompiledYear['searches'][number],
  compiled: CompiledYear,
): string => {
  const counts = leavesOf(definition.conditions).map((one) => countSql(one, compiled));
  const actions = counts.filter((_, index) => conditions[index]?.isAction === true);
  const met = counts
    .map((count) => `(${count} > 0)`)
    .join(definition.match === 'all' ? ' AND ' : ' OR ');
  return `CASE WHEN ${met} THEN greatest(1, ${actions.length === 0 ? '1' : actions.join(' + ')}) ELSE 0 END`;
};

const OPERATORS: Readonly<Record<Exclude<SpecOperator, 'notEmpty'>, string>> = {
  '==': '=',
  '!=': '<>',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
};

const countSql = (condition: Condition, compiled: CompiledYear): string => {
  const neutral = neutralCondition(condition, compiled);
  const [from, to] = yearBounds(compiled);
  if (neutral.kind === 'page') {
    const completed = neutral.columns.map(
      (column) => `coalesce((c${column} > ${from} AND c${column} < ${to})::INTEGER, 0)`,
    );
    const count = `(${completed.join(' + ')})`;
    return neutral.isNegated ? `(${count} = 0)::INTEGER` : count;
  }
  if (neutral.kind === 'search') {
    const count = `s${neutral.slot}`;
    if (neutral.operator === 'notEmpty') return count;
    const holds = `${count} ${OPERATORS[neutral.operator]} ${neutral.operand}`;
    return `(CASE WHEN ${holds} THEN greatest(${count}, 1) ELSE 0 END)`;
  }
  const value = `c${neutral.column}`;
  if (neutral.operator === 'notEmpty') return `(${value} IS NOT NULL)::INTEGER`;
  const operand =
    typeof neutral.operand === 'string' ? `'${neutral.operand}'` : String(neutral.operand);
  const compared = `${value} ${OPERATORS[neutral.operator]} ${operand}`;
  return `coalesce((${compared})::INTEGER, ${neutral.passesMissing ? 1 : 0})`;
};
