import { specialCategoryOf } from './specialCategory';

it.each([
  ['Disability', 'health'],
  ['is_disabled', 'health'],
  ['HealthCondition', 'health'],
  ['Mental health', 'health'],
  ['Dietary needs', 'health'],
  ['Religion', 'belief'],
  ['Faith group', 'belief'],
  ['Party', 'politics'],
  ['Political party', 'politics'],
  ['Party membership', 'politics'],
  ['Voting intention', 'politics'],
  ['Ethnic background', 'ethnicity'],
  ['Race/Ethnicity', 'ethnicity'],
  ['Sexual orientation', 'sexuality'],
  ['Trade Union', 'tradeUnion'],
  ['Union member', 'tradeUnion'],
  ['Criminal record', 'criminal'],
] as const)('“%s” may be of %s', (name, category) => {
  expect(specialCategoryOf(name)).toBe(category);
});

it.each([
  'Healthy Walk',
  'Health Walk 2026',
  'Cancer Appeal Gift',
  'Birthday Party',
  'Party Hosted',
  'Faith Week Donation',
  'Race Time',
  'Charity Race',
  'Student Union Event',
  'European Union',
  'Trees Planted',
  'Third Party',
  'Devotee',
  'First Name',
  '',
])('“%s” is of none', (name) => {
  expect(specialCategoryOf(name)).toBeNull();
});
