import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { links, useNavigate } from 'shared-kernel/contract';
import type { YearScope } from 'shared-kernel/model';
import { offeredActions } from 'shared-kernel/page-actions';
import { organisationAtom, useAuth, useIsAdmin, yearAtom } from 'shared-kernel/session';
import { Dialog, Portal } from 'shared-kernel/ui';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { ChoiceList } from './ChoiceList';
import { overlayAtom } from './overlay';
import { hasPage, placesFor } from './places';
import { ranked } from './rank';
import { recallRecent, rememberRecent } from './recent';
import { actionChoices, placeChoices, useThingsOfYear, type PaletteChoice } from './useChoices';

interface PaletteProps {
  readonly remotes: readonly PlacedRemote[];
  readonly onClose: () => void;
}

/** Everything that can be gone to or done, found by typing. */
export const Palette = ({ remotes, onClose }: PaletteProps) => {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const setOverlay = useSetAtom(overlayAtom);
  // As the page was before this stood over it.
  const [actions] = useState(() => actionChoices(offeredActions()));
  const organisationId = load.status === 'ready' ? load.organisation.id : null;
  const places = placesFor(remotes, {
    hasYear: year !== null,
    isAdmin: isAdmin && organisationId !== null,
  });
  const listsItself = actions.some(({ keys }) => keys === '?');
  const always: readonly PaletteChoice[] = [
    ...actions,
    ...placeChoices(places, (to) => void navigate(to)),
    ...(listsItself
      ? []
      : [
          {
            id: 'keys',
            label: 'Show all keys',
            kind: 'Help',
            keys: '?',
            run: () => {
              setOverlay('keys');
            },
          },
        ]),
  ];
  const whole = {
    onClose,
    organisationId,
    supporterPage: year !== null && hasPage(remotes, links.supporters()),
  };
  return (
    <Frame onClose={onClose}>
      {year === null || organisationId === null ? (
        <Choices {...whole} choices={always} note="" />
      ) : (
        <OfYear {...whole} scope={{ organisationId, yearId: year.id }} always={always} />
      )}
    </Frame>
  );
};

const Frame = ({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <Dialog.Root
    open
    placement="top"
    onOpenChange={({ open }) => {
      if (!open) onClose();
    }}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner px="4" pt={{ base: 4, md: '12vh' }}>
        <Dialog.Content aria-label="Go to" borderRadius="l3" maxW="36rem" my="0" overflow="hidden">
          {children}
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

interface WholeProps {
  readonly onClose: () => void;
  readonly organisationId: YearScope['organisationId'] | null;
  /** Whether this installation has the page of one supporter. */
  readonly supporterPage: boolean;
}

interface OfYearProps extends WholeProps {
  readonly scope: YearScope;
  readonly always: readonly PaletteChoice[];
}

const OfYear = ({ scope, always, ...whole }: OfYearProps) => {
  const things = useThingsOfYear(scope);
  const [actions, pages] = [
    always.filter(({ id }) => id.startsWith('action:')),
    always.filter(({ id }) => !id.startsWith('action:')),
  ];
  return (
    <Choices
      {...whole}
      choices={[...actions, ...pages, ...(things?.choices ?? [])]}
      note={
        things === null
          ? 'Reading screens, searches and fields …'
          : things.failed
            ? 'Screens, searches and fields could not be read.'
            : ''
      }
    />
  );
};

interface ChoicesProps extends WholeProps {
  readonly choices: readonly PaletteChoice[];
  readonly note: string;
}

/** A whole address: part of one finds nobody (spec §7). */
const EMAIL = /^\S+@\S+\.\S+$/;

const Choices = ({ onClose, organisationId, supporterPage, choices, note }: ChoicesProps) => {
  const auth = useAuth();
  const navigate = useNavigate();
  const userId = auth.status === 'loggedIn' ? auth.userId : null;
  const [typed, setTyped] = useState('');
  const [recent] = useState(() => (userId === null ? [] : recallRecent(userId, organisationId)));
  const email = typed.trim();
  const supporter: readonly PaletteChoice[] =
    supporterPage && EMAIL.test(email)
      ? [
          {
            id: 'supporter',
            label: email,
            kind: 'Supporter',
            run: () => void navigate(links.supporter(email)),
          },
        ]
      : [];
  return (
    <ChoiceList
      typed={typed}
      choices={[...supporter, ...ranked(choices, typed, recent)]}
      note={note}
      onType={setTyped}
      onChoose={({ id, run }) => {
        if (userId !== null && id !== 'supporter') rememberRecent(userId, organisationId, id);
        onClose();
        run();
      }}
    />
  );
};
