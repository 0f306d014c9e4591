import { layoutFor } from 'evaluation';
import { VIEW_LABELS, type Item, type Layout, type View } from 'shared-kernel/model';
import { SimpleGrid, Stack } from 'shared-kernel/ui';
import { memo, useState } from 'react';

import { PADDING, PERCENT } from '../controls/inputs/boundedNumber';
import { useInputOwner } from '../controls/inputs/inputOwner';
import { common } from '../controls/inputs/mixed';
import { NumberField } from '../controls/inputs/NumberField';
import { Section } from '../controls/Section';
import { hasWords } from '../document/hasWords';
import { lockedIdsAtom } from '../editor/documentAtoms';
import { useEditorValue } from '../editor/EditorContext';
import { ArrangeButtons } from './ArrangeButtons';
import { CentreButton } from './CentreButton';
import { LayoutOwner } from './LayoutOwner';
import { LockedNote } from './LockedNote';
import { sameItemsIn } from './sameItemsIn';
import type { ItemEditing } from './useItemEditing';

interface LayoutPropertiesProps {
  readonly items: readonly Item[];
  readonly view: View;
  readonly editing: ItemEditing;
}

/** Width and place in one view; each view has its own (spec §3). */
export const LayoutProperties = memo(
  function LayoutProperties(props: LayoutPropertiesProps) {
    const { items, view, editing } = props;
    const owner = useInputOwner();
    const allLocked = useEditorValue(lockedIdsAtom);
    const lockedIds = items.flatMap(({ id }) => (allLocked.has(id) ? [id] : []));
    const locked = lockedIds.length > 0;
    const [faultyWidthOf, setFaultyWidthOf] = useState<string | null>(null);
    const inCommon = (read: (layout: Layout) => number) =>
      common(items, (item) => read(layoutFor(item, view)));
    const width = inCommon(({ maxWidth }) => maxWidth);

    return (
      <Section id="item layout" label="Layout" part summary={VIEW_LABELS[view]}>
        <Stack gap="4">
          <LayoutOwner items={items} view={view} />
          {locked && <LockedNote lockedIds={lockedIds} several={items.length > 1} />}
          <SimpleGrid columns={2} gap="3">
            <NumberField
              disabled={locked}
              label="Width"
              unit="%"
              value={width}
              bounds={PERCENT}
              onValid={(valid) => {
                setFaultyWidthOf(valid ? null : owner);
              }}
              onChange={(maxWidth) => {
                editing.changeLayout({ maxWidth });
              }}
            />
            <NumberField
              disabled={locked}
              label="Top"
              unit="%"
              value={inCommon(({ position }) => position.top)}
              bounds={PERCENT}
              onChange={(top) => {
                editing.changePosition({ top });
              }}
            />
            <NumberField
              disabled={locked}
              label={common(items, isRightAligned) === true ? 'Right' : 'Left'}
              unit="%"
              value={inCommon(({ position }) => position.horizontal)}
              bounds={PERCENT}
              onChange={(horizontal) => {
                editing.changePosition({ horizontal });
              }}
            />
            {items.every(hasWords) && (
              <NumberField
                label="Padding"
                unit="px"
                value={inCommon(({ padding }) => padding)}
                bounds={PADDING}
                onChange={(padding) => {
                  editing.changeLayout({ padding });
                }}
              />
            )}
          </SimpleGrid>
          {!locked && (
            <>
              <CentreButton items={items} view={view} widthValid={faultyWidthOf !== owner} />
              {items.length > 1 && <ArrangeButtons items={items} view={view} />}
            </>
          )}
        </Stack>
      </Section>
    );
  },
  sameItemsIn('horizontalAlignment', 'screenSizes'),
);

const isRightAligned = ({ horizontalAlignment }: Item): boolean => horizontalAlignment === 'right';
