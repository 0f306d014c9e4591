import { layoutFor } from 'evaluation';
import {
  VIEW_LABELS,
  type Item,
  type Layout,
  type VerticalAlignment,
  type View,
} from 'shared-kernel/model';
import {
  AlignCenterHorizontal,
  AlignEndHorizontal,
  AlignStartHorizontal,
  SimpleGrid,
  Stack,
} from 'shared-kernel/ui';
import { memo, useState } from 'react';

import { PADDING, PERCENT } from '../controls/inputs/boundedNumber';
import { useInputOwner } from '../controls/inputs/inputOwner';
import { common } from '../controls/inputs/mixed';
import { NumberField } from '../controls/inputs/NumberField';
import { SegmentField, type Segment } from '../controls/inputs/SegmentField';
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
        <Stack gap={{ base: 4, lg: 2 }}>
          <LayoutOwner items={items} view={view} />
          {locked && <LockedNote lockedIds={lockedIds} several={items.length > 1} />}
          <SimpleGrid columns={2} gap={{ base: 3, lg: 2 }}>
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
            <NumberField
              disabled={locked}
              label="Height"
              unit="%"
              value={common(items, (item) => layoutFor(item, view).height)}
              bounds={PERCENT}
              empty={{
                means: 'As its content',
                chosen: items.every((item) => layoutFor(item, view).height === null),
                onEmpty: () => {
                  editing.changeLayout({ height: null });
                },
              }}
              onChange={(height) => {
                editing.changeLayout({ height });
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
          {items.every((item) => hasWords(item) && layoutFor(item, view).height !== null) && (
            <SegmentField
              label="Vertical alignment"
              value={common(items, (item) => layoutFor(item, view).verticalAlignment)}
              segments={VERTICAL_SEGMENTS}
              onChange={(verticalAlignment) => {
                editing.changeLayout({ verticalAlignment });
              }}
            />
          )}
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

const VERTICAL_SEGMENTS: readonly Segment<VerticalAlignment>[] = [
  { value: 'top', label: 'Top', icon: AlignStartHorizontal },
  { value: 'middle', label: 'Middle', icon: AlignCenterHorizontal },
  { value: 'bottom', label: 'Bottom', icon: AlignEndHorizontal },
];

const isRightAligned = ({ horizontalAlignment }: Item): boolean => horizontalAlignment === 'right';
