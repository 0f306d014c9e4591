import type { Item, Layout, Organisation, ScreenContent, View } from 'shared-kernel/model';
import { Heading, Panel, Stack } from 'shared-kernel/ui';

import { changeItem } from '../document/changeItem';
import { changeLayout } from '../document/changeLayout';
import { changeType } from '../document/changeType';
import { AppearanceProperties } from './AppearanceProperties';
import { ContentProperties } from './ContentProperties';
import { FontProperties } from './FontProperties';
import { LayoutProperties } from './LayoutProperties';

export type ContentEdit = (content: ScreenContent) => ScreenContent;

interface ItemPropertiesProps {
  readonly item: Item;
  readonly view: View;
  readonly preferences: Organisation['preferences'];
  readonly onEdit: (edit: ContentEdit) => void;
}

/** Everything that can be set about the selected item (spec §2). */
export const ItemProperties = ({ item, view, preferences, onEdit }: ItemPropertiesProps) => {
  const change = (changes: Partial<Item>) => {
    onEdit((content) => changeItem(content, item.id, (before) => ({ ...before, ...changes })));
  };
  const changeInView = (edit: (layout: Layout) => Layout) => {
    onEdit((content) => changeLayout(content, item.id, view, edit));
  };

  return (
    <Panel as="section" aria-label="Item properties">
      <Heading as="h2" fontSize="lg" mb="4">
        Selected item
      </Heading>
      <Stack gap="4">
        <ContentProperties
          item={item}
          onChange={change}
          onChangeType={(type) => {
            onEdit((content) => changeType(content, item.id, type));
          }}
        />
        <AppearanceProperties item={item} swatches={preferences.colours} onChange={change} />
        {item.type === 'text' && (
          <FontProperties
            item={item}
            view={view}
            preferences={preferences}
            onChange={change}
            onChangeLayout={changeInView}
          />
        )}
        <LayoutProperties item={item} view={view} onChangeLayout={changeInView} />
      </Stack>
    </Panel>
  );
};
