import type { Item, Layout } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Heading, Panel, Stack } from 'shared-kernel/ui';

import { changeItem } from '../document/changeItem';
import { changeLayout } from '../document/changeLayout';
import { changeType } from '../document/changeType';
import { selectedItemAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { viewAtom } from '../editor/viewAtoms';
import { AppearanceProperties } from './AppearanceProperties';
import { ContentProperties } from './ContentProperties';
import { FontProperties } from './FontProperties';
import { LayoutProperties } from './LayoutProperties';

/** Everything that can be set about the selected item (spec §2). */
export const ItemProperties = () => {
  const item = useEditorValue(selectedItemAtom);
  return item === null ? null : <PropertiesOf key={item.id} item={item} />;
};

const PropertiesOf = ({ item }: { item: Item }) => {
  const editor = useEditor();
  const view = useEditorValue(viewAtom);
  const { preferences } = useYear().organisation;
  const change = (changes: Partial<Item>) => {
    editor.edit(
      (content) => changeItem(content, item.id, (before) => ({ ...before, ...changes })),
      { run: `${Object.keys(changes).join()} ${item.id}` },
    );
  };
  const changeInView = (edit: (layout: Layout) => Layout) => {
    editor.edit((content) => changeLayout(content, item.id, view, edit), {
      run: `layout ${item.id}`,
    });
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
            editor.edit((content) => changeType(content, item.id, type));
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
