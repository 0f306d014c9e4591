import { Link } from 'shared-kernel/contract';
import { usePageActions } from 'shared-kernel/page-actions';
import { wayBack } from 'shared-kernel/places';
import { ForEditors } from 'shared-kernel/roles';
import { Box, Button, Grid, Text } from 'shared-kernel/ui';
import { useRef, type ReactNode } from 'react';

interface SaveBarProps {
  /** The list where "Back" leads. */
  readonly backTo: string;
  /** Of the button that saves. */
  readonly label: string;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Why the last try to save stopped before anything was sent. */
  readonly obstacle?: string | null;
  readonly onSave: () => void;
  /** A figure beside the button. */
  readonly children?: ReactNode;
}

/**
 * Tells as `--save-bar-height` what stands at the window's lower edge to stand above the bar: messages, which would cover
 * its buttons, and what has the focus.
 */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--save-bar-height', `${String(bar.offsetHeight)}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--save-bar-height');
  };
}

const AREAS = {
  base: '"status figure" "back save"',
  md: '"back status figure save"',
} as const;

/**
 * Ends a page that fills the window and stays at the window's lower edge, whatever comes above it: the way back, what is
 * unsaved, and the way to save.
 */
export const SaveBar = ({ backTo, label, obstacle = null, ...props }: SaveBarProps) => (
  <Box
    ref={tellHeight}
    position="sticky"
    bottom="0"
    bg="bg"
    borderTopWidth="1px"
    mt="auto"
    mx="-2"
    px="2"
    py="3"
    zIndex="docked"
  >
    {obstacle !== null && (
      <Text role="alert" color="fg.error" mb="2" overflowWrap="anywhere">
        {obstacle}
      </Text>
    )}
    <Grid
      columnGap="3"
      rowGap="2"
      alignItems="center"
      templateAreas={AREAS}
      templateColumns={{ base: '1fr 1fr', md: 'auto 1fr auto auto' }}
    >
      <Button asChild variant="outline" gridArea="back">
        <Link {...wayBack(backTo)}>Back</Link>
      </Button>
      <Text gridArea="status" minH="1lh" color="fg.muted" fontSize="sm" role="status">
        {props.dirty ? '● Unsaved edits' : ''}
      </Text>
      <Box gridArea="figure">{props.children}</Box>
      <ForEditors>
        <SaveButton {...props} label={label} />
      </ForEditors>
    </Grid>
  </Box>
);

/** It is pressed by Ctrl+S as well, where it is in sight. */
const SaveButton = ({
  label,
  saving,
  onSave,
}: Pick<SaveBarProps, 'label' | 'saving' | 'onSave'>) => {
  const button = useRef<HTMLButtonElement>(null);
  usePageActions([
    {
      id: 'save',
      label,
      keys: [{ key: 's', mod: true }],
      isAvailable: () => !saving && isInSight(button.current),
      run: onSave,
    },
  ]);
  return (
    <Button ref={button} gridArea="save" loading={saving} loadingText="Saving" onClick={onSave}>
      {label}
    </Button>
  );
};

/** A page may be kept out of sight with what was entered in it. */
function isInSight(element: HTMLElement | null): boolean {
  for (let part = element; part !== null; part = part.parentElement)
    if (getComputedStyle(part).display === 'none') return false;
  return element !== null;
}
