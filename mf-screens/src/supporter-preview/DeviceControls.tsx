import { DEVICE_SIZES, SIZE_LABELS, VIEW_LABELS, VIEWS } from 'shared-kernel/model';
import { Field, NativeSelect, Switch } from 'shared-kernel/ui';
import { boxOf, boxWords, type PreviewDevice } from './previewDevice';

export interface DeviceControlsProps {
  readonly device: PreviewDevice;
  readonly onDevice: (device: PreviewDevice) => void;
  readonly sizeShown: boolean;
  readonly onSizeShown: (shown: boolean) => void;
}

/** Which device the screens are shown on, and whether its size is told and chosen (spec §2, §3). */
export const DeviceControls = ({
  device,
  onDevice,
  sizeShown,
  onSizeShown,
}: DeviceControlsProps) => (
  <>
    <Choice
      area="view"
      label="View"
      value={device.view}
      options={VIEWS.map((view) => ({ value: view, label: VIEW_LABELS[view] }))}
      onChoose={(view) => {
        onDevice({ ...device, view });
      }}
    />
    <Switch.Root
      gridArea="switch"
      checked={sizeShown}
      onCheckedChange={(details) => {
        onSizeShown(details.checked);
      }}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>Show screen size</Switch.Label>
    </Switch.Root>
    {sizeShown && (
      <Choice
        area="size"
        label="Screen size"
        value={device.size}
        options={DEVICE_SIZES.map((size) => ({
          value: size,
          label: `${SIZE_LABELS[size]}: ${boxWords(boxOf({ ...device, size }))}`,
        }))}
        onChoose={(size) => {
          onDevice({ ...device, size });
        }}
      />
    )}
  </>
);

interface ChoiceProps<Value extends string> {
  /** Of the bar's grid. */
  readonly area: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

const Choice = <Value extends string>({
  area,
  label,
  value,
  options,
  onChoose,
}: ChoiceProps<Value>) => (
  <Field.Root w="auto" gridArea={area}>
    <Field.Label srOnly>{label}</Field.Label>
    <NativeSelect.Root size="sm" w="auto">
      <NativeSelect.Field
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);
