import { SAMPLE_FILE, type Year } from 'shared-kernel/model';

/** People who are nobody: their addresses are of a domain that is kept for examples (RFC 2606). */
const FIRST_NAMES = [
  ...['Amara', 'Bilal', 'Carys', 'Dmitri', 'Elif', 'Femi', 'Grace', 'Hana', 'Ivo', 'Jun'],
  ...['Kirsty', 'Leila', 'Mateo', 'Nia', 'Oscar', 'Priya', 'Quentin', 'Rosa', 'Soren', 'Tomas'],
];
const TOWNS = ['Alderford', 'Brackwater', 'Crowmere', 'Dunsley', 'Eastholm'];
const SUPPORTERS = 200;

/** Below 1, the same ones at every call: a sample is counted alike by everybody. */
function chances(): () => number {
  let state = 20_260_101;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const padded = (part: number): string => String(part).padStart(2, '0');

/**
 * 200 invented supporters as a campaign platform exports them: three petitions and events and a donation in the year, one donation each month, numbers and texts.
 */
export function sampleCsv({ dateTo }: Pick<Year, 'dateTo'>): string {
  // `dateTo` is the day after the last one.
  const year = dateTo.month === 1 && dateTo.day === 1 ? dateTo.year - 1 : dateTo.year;
  const next = chances();
  const below = (bound: number): number => Math.floor(next() * bound);
  const when = (share: number, cell: () => string): string => (next() < share ? cell() : '');
  const dayIn = (of: number): string =>
    `${padded(1 + below(28))}/${padded(1 + below(12))}/${String(of)}`;
  const action = (): string => `${String(50_000 + below(40_000))}:P:${dayIn(year)}`;
  const gift = (kind: string, times: number): string => {
    const amount = `${String(5 * (1 + below(12)))}.00`;
    return `${kind}${`~success::${amount}`.repeat(times)}`;
  };
  const header = [
    ...['Supporter ID', 'Email', 'First Name', 'Town', 'Date Joined'],
    ...[`PET Clean Rivers ${String(year)}`, `PET Safe Crossings ${String(year)}`],
    ...[`EVT River Clean-up ${String(year)}`, `DON Spring Appeal ${String(year)}`],
    ...['DON Monthly Gift', 'Bags of Litter', 'Volunteer Hours'],
  ];
  const rows = Array.from({ length: SUPPORTERS }, (_, index) => {
    const name = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
    return [
      String(70_000 + index),
      `${name.toLowerCase()}.${String(index + 1)}@example.org`,
      name,
      TOWNS[below(TOWNS.length)] ?? '',
      `${String(1 + below(28))}/${String(1 + below(12))}/${String(year - below(9))}`,
      when(0.55, action),
      when(0.3, action),
      when(0.2, action),
      when(0.35, () => gift('CREDIT_SINGLE', 1)),
      when(0.15, () => gift('RECUR_UNMANAGED', 1 + below(11))),
      when(0.2, () => String(1 + below(14))),
      when(0.25, () => String(1 + below(40))),
    ];
  });
  return [header, ...rows].map((cells) => cells.join(',')).join('\n');
}

export const sampleFile = (year: Pick<Year, 'dateTo'>): File =>
  new File([sampleCsv(year)], SAMPLE_FILE, { type: 'text/csv' });
