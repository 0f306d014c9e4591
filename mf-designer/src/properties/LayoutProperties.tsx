import { layoutFor } from 'shared-kernel/evaluation';
import type { Item, Layout, View } from 'shared-kernel/model';
import { Button, Heading, SimpleGrid } from 'shared-kernel/ui';

import { VIEW_LABELS } from '../canvas/viewLabels';
import { PADDING, PERCENT } from '../inputs/boundedNumber';
import { NumberField } from '../inputs/NumberField';

interface LayoutPropertiesProps {
  readonly item: Item;
  readonly view: View;
  readonly onChangeLayout: (change: (layout: Layout) => Layout) => void;
}

/** Width and place in one view; each view has its own (spec §3). */
export const LayoutProperties = ({ item, view, onChangeLayout }: LayoutPropertiesProps) => {
  const { maxWidth, position, padding } = layoutFor(item, view);
  const place = (changes: Partial<Layout['position']>) => {
    onChangeLayout((layout) => ({ ...layout, position: { ...layout.position, ...changes } }));
  };

  return (
    <>
      <Heading as="h3" fontSize="md">{`Layout for ${VIEW_LABELS[view].toLowerCase()}`}</Heading>
      <SimpleGrid columns={2} gap="3">
        <NumberField
          label="Width"
          unit="%"
          value={maxWidth}
          bounds={PERCENT}
          onChange={(width) => {
            onChangeLayout((layout) => ({ ...layout, maxWidth: width }));
          }}
        />
        <NumberField
          label="Top"
          unit="%"
          value={position.top}
          bounds={PERCENT}
          onChange={(top) => {
            place({ top });
          }}
        />
        <NumberField
          label={item.horizontalAlignment === 'right' ? 'Right' : 'Left'}
          unit="%"
          value={position.horizontal}
          bounds={PERCENT}
          onChange={(horizontal) => {
            place({ horizontal });
          }}
        />
        {item.type === 'text' && (
          <NumberField
            label="Padding"
            unit="px"
            value={padding}
            bounds={PADDING}
            onChange={(pixels) => {
              onChangeLayout((layout) => ({ ...layout, padding: pixels }));
            }}
          />
        )}
      </SimpleGrid>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          place({ horizontal: Math.round((100 - maxWidth) / 2) });
        }}
      >
        Centre horizontally
      </Button>
    </>
  );
};
