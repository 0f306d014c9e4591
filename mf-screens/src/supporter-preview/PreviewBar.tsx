import { Box, Braces, Button, Grid, IconButton, RotateCcw } from 'shared-kernel/ui';
import { DeviceControls, type DeviceControlsProps } from './DeviceControls';

interface PreviewBarProps extends DeviceControlsProps {
  readonly dataShown: boolean;
  readonly onDataShown: (shown: boolean) => void;
  readonly onReplay: () => void;
}

const AREAS = {
  base: '"view data data" "switch switch replay" "size size size"',
  md: '"view switch . replay data" "size size . . ."',
  lg: '"view switch size . replay data"',
} as const;

const COLUMNS = {
  base: '1fr auto auto',
  md: 'auto auto 1fr auto auto',
  lg: 'auto auto auto 1fr auto auto',
} as const;

/** How the screens are looked at. */
export const PreviewBar = ({ dataShown, onDataShown, onReplay, ...device }: PreviewBarProps) => (
  <Grid
    px={{ base: 4, md: 6 }}
    pb="3"
    columnGap="3"
    rowGap="2"
    alignItems="center"
    templateAreas={AREAS}
    templateColumns={COLUMNS}
  >
    <DeviceControls {...device} />
    <Box gridArea="replay" justifySelf="end">
      <IconButton
        size="sm"
        variant="outline"
        aria-label="Replay all"
        title="Replay all"
        onClick={onReplay}
      >
        <RotateCcw size={16} aria-hidden />
      </IconButton>
    </Box>
    <Button
      gridArea="data"
      size="sm"
      variant={dataShown ? 'subtle' : 'outline'}
      aria-pressed={dataShown}
      onClick={() => {
        onDataShown(!dataShown);
      }}
    >
      <Braces size={16} aria-hidden />
      Show data
    </Button>
  </Grid>
);
