/** What lists of searches and of screens share: sorting, narrowing, choosing, tags. Bundled by each remote that uses it. */
export { BulkBar } from './BulkBar';
export { FilterBox } from './FilterBox';
export { ListSelect, type ListOption } from './ListSelect';
export type { MenuAction } from './MenuPanel';
export { passesFilter } from './passesFilter';
export { QuietAction } from './QuietAction';
export { RowMenu } from './RowMenu';
export { SelectBox } from './SelectBox';
export type { TagWish } from './tagEdits';
export { TagDialog } from './TagDialog';
export { TagList } from './TagList';
export { rowsInWindow, useGrowingList } from './useGrowingList';
export { useListQuery, type ListQuery } from './useListQuery';
export { useListView } from './useListView';
export { useSelection, type Selection } from './useSelection';
export { ViewSwitch, type ListView } from './ViewSwitch';
