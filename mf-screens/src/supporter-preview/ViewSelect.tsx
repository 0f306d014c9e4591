import { VIEWS, type View } from 'shared-kernel/model';
import { Field, NativeSelect } from 'shared-kernel/ui';

export const VIEW_LABELS = {
  mobilePortrait: 'Mobile portrait',
  mobileLandscape: 'Mobile landscape',
  tabletPortrait: 'Tablet portrait',
  tabletLandscape: 'Tablet landscape',
  desktopLandscape: 'Desktop',
} as const satisfies Record<View, string>;

interface ViewSelectProps {
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** On which kind of device the screens are looked at. */
export const ViewSelect = ({ view, onChange }: ViewSelectProps) => (
  <Field.Root w="auto">
    <Field.Label>View</Field.Label>
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        value={view}
        onChange={(event) => {
          const chosen = VIEWS.find((known) => known === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {VIEWS.map((known) => (
          <option key={known} value={known}>
            {VIEW_LABELS[known]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);
