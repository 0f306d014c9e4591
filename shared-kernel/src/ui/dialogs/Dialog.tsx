import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { atFirstUse, latePart, MissingDialog } from 'shared-kernel/late-parts';
import type * as dialogParts from './dialogParts';

type Parts = typeof dialogParts;

let parts: Parts | null = null;

const loadDialogs = async (): Promise<Parts> => (parts ??= await import('./dialogParts'));

/** For the first dialog of a page: those after it are there at once. */
const LateRoot = latePart<ComponentProps<Parts['Root']>>(async () => (await loadDialogs()).Root, {
  missing: (retry, { onOpenChange }) => (
    <MissingDialog onRetry={retry} onClose={() => onOpenChange?.({ open: false })} />
  ),
});

/** Nothing is in the page of a dialog that has not been open yet: what opens it stands elsewhere. */
const Root = (props: ComponentProps<Parts['Root']>) => {
  const [Shown, setShown] = useState<ComponentType<typeof props> | null>(null);
  useEffect(() => {
    // Where it cannot be loaded yet, opening the dialog says so.
    atFirstUse(() => void loadDialogs().catch(() => undefined));
  }, []);
  if (Shown === null && props.open === true) setShown(() => parts?.Root ?? LateRoot);
  // Closed before it was there: asked for anew when it is opened again.
  if (Shown !== null && props.open !== true && parts === null) setShown(null);
  return Shown && <Shown {...props} />;
};

/** A part below an open dialog's root, which is there by then. */
const below = <Props extends object>(partOf: (parts: Parts) => ComponentType<Props>) => {
  const Below = (props: Props) => {
    const Part = parts && partOf(parts);
    return Part && <Part {...props} />;
  };
  return Below;
};

/** Chakra's dialog, whose code comes once a page is used, or with the first dialog where that opens earlier. */
export const Dialog = {
  Root,
  Backdrop: below(({ Backdrop }) => Backdrop),
  Body: below(({ Body }) => Body),
  CloseTrigger: below(({ CloseTrigger }) => CloseTrigger),
  Content: below(({ Content }) => Content),
  Footer: below(({ Footer }) => Footer),
  Header: below(({ Header }) => Header),
  Positioner: below(({ Positioner }) => Positioner),
  Title: below(({ Title }) => Title),
};
