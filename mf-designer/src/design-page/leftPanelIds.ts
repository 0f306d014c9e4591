import type { LeftTab } from '../editor/panels/leftPanelAtom';

export const LEFT_PANEL_ID = 'designer-left-panel';

export const leftTabId = (tab: LeftTab): string => `designer-left-tab-${tab}`;
