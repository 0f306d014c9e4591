import { fieldFacts } from 'evaluation';
import { ConditionEditor } from 'shared-kernel/condition-editor';
import { leavesOf, nodesOf, type Item } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Text } from 'shared-kernel/ui';
import { memo } from 'react';

import { Section } from '../controls/Section';
import { changeItem } from '../document/changeItem';
import { withChanges } from '../document/withChanges';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { sameItemsIn } from './sameItemsIn';

interface ItemConditionsProps {
  /** One. */
  readonly items: readonly [Item];
}

/** Which supporters of the screen see the item; without conditions all of them (spec §5). */
export const ItemConditions = memo(
  function ItemConditions({ items }: ItemConditionsProps) {
    const [item] = items;
    const editor = useEditor();
    const year = useEditorValue(readyYearDataAtom);
    const { conditions, conditionsMatch } = item;
    const { supportersTotal } = useYear().year;

    return (
      <Section
        id="item conditions"
        label="Who sees it"
        part
        summary={inWords(leavesOf(conditions).length)}
      >
        {year === null ? (
          <Text fontSize="sm" color="fg.muted">
            The fields and searches of this year are not there yet.
          </Text>
        ) : (
          <ConditionEditor
            key={item.id}
            owner="item"
            value={{ match: conditionsMatch, conditions }}
            fields={year.fields}
            searches={year.searches}
            headingLevel={3}
            factsOf={(field) => fieldFacts(field, supportersTotal)}
            onChange={({ match, conditions: edited }) => {
              editor.edit(
                (content) =>
                  changeItem(content, item.id, (before) =>
                    withChanges(before, { conditions: edited, conditionsMatch: match }),
                  ),
                { run: `conditions ${item.id} ${String(nodesOf(edited).length)}` },
              );
            }}
          />
        )}
      </Section>
    );
  },
  sameItemsIn('conditions', 'conditionsMatch'),
);

const inWords = (count: number): string => {
  if (count === 0) return 'Always shown';
  return count === 1 ? '1 condition' : `${String(count)} conditions`;
};
