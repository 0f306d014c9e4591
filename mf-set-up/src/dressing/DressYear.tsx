import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { failureSentence } from 'shared-kernel/firestore';
import {
  nameOf,
  type BrandKit,
  type Screen,
  type ScreenId,
  type Year,
  type YearScope,
} from 'shared-kernel/model';
import { screensOf, useReading } from 'shared-kernel/server-state';
import { Box, Button, ErrorPanel, Flex, List, Skeleton, Text } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import { dressedScreens, type DressedScreen } from './dressedScreens';
import { DressRow } from './DressRow';
import { dressStoreAtom } from './dressStore';
import { useDressing, type DressOutcome } from './useDressing';

interface DressYearProps {
  readonly scope: YearScope;
  readonly year: Year;
  /** As it is saved. */
  readonly kit: BrandKit;
  readonly former: readonly BrandKit[];
  /** Of the kit: what was dressed and left out of another one says nothing of it. */
  readonly revision: number;
}

/** The year's screens led to the kit that is saved, after a look at every one that changes (D303). */
export const DressYear = ({ scope, year, kit, former, revision }: DressYearProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [closings, setClosings] = useState(0);
  // The button that was pressed is gone, and the one before it is back by then.
  useEffect(() => {
    if (closings > 0) button.current?.focus();
  }, [closings]);
  return (
    <SetUpSection
      title={`Dress the screens of ${year.name}`}
      help="What a screen has of a kit that you saved before takes the place of the same role in the kit that is saved now. Whatever somebody chose beside the kit stays."
      action={
        !open &&
        former.length > 0 && (
          <Button
            ref={button}
            variant="outline"
            onClick={() => {
              setOpen(true);
            }}
          >
            Dress this year’s screens
          </Button>
        )
      }
    >
      {former.length === 0 && (
        <Text color="fg.muted">
          This is your first kit. Once you change it, the screens that wear it can follow here.
        </Text>
      )}
      {open && (
        <Screens
          key={revision}
          scope={scope}
          kit={kit}
          former={former}
          onCancel={() => {
            setOpen(false);
            setClosings((before) => before + 1);
          }}
        />
      )}
    </SetUpSection>
  );
};

interface ScreensProps extends Omit<DressYearProps, 'year' | 'revision'> {
  readonly onCancel: () => void;
}

const Screens = ({ scope, kit, former, onCancel }: ScreensProps) => {
  const store = useAtomValue(dressStoreAtom);
  const [loaded, reload] = useReading(screensOf(store, scope), { fresh: true });
  const [left, setLeft] = useState<ReadonlySet<ScreenId>>(new Set());
  const { done, outcome, dress } = useDressing(scope);
  const screens = loaded.status === 'ready' ? loaded.value.items : NONE;
  const dressed = useMemo(() => dressedScreens(screens, former, kit), [screens, former, kit]);
  if (loaded.status === 'failed')
    return (
      <ErrorPanel title="The screens could not be loaded" onRetry={() => void reload()}>
        {failureSentence(loaded.error)} Nothing has been changed.
      </ErrorPanel>
    );
  if (loaded.status === 'loading') return <Skeleton h="14rem" borderRadius="l2" />;
  const chosen = dressed.filter(({ screen }) => !left.has(screen.id));
  const start = async () => {
    await dress(chosen);
    await reload();
  };
  return (
    <>
      {outcome !== null && <Outcome outcome={outcome} />}
      {dressed.length === 0 ? (
        <Text color="fg.muted">
          {outcome === null
            ? 'No screen of this year wears a former kit: there is nothing to change.'
            : 'Every screen is as the kit has it.'}
        </Text>
      ) : (
        <Choices
          dressed={dressed}
          left={left}
          onLeave={(id, isLeft) => {
            setLeft((before) => {
              const after = new Set(before);
              if (isLeft) after.add(id);
              else after.delete(id);
              return after;
            });
          }}
          chosen={chosen.length}
          done={done}
          onDress={() => void start()}
        />
      )}
      <Flex gap="3">
        <Button variant="ghost" disabled={done !== null} onClick={onCancel}>
          {outcome === null ? 'Cancel' : 'Close'}
        </Button>
      </Flex>
    </>
  );
};

const NONE: readonly Screen[] = [];

interface ChoicesProps {
  readonly dressed: readonly DressedScreen[];
  readonly left: ReadonlySet<ScreenId>;
  readonly onLeave: (id: ScreenId, isLeft: boolean) => void;
  readonly chosen: number;
  readonly done: number | null;
  readonly onDress: () => void;
}

const Choices = ({ dressed, left, onLeave, chosen, done, onDress }: ChoicesProps) => (
  <>
    <Flex as="ul" listStyleType="none" gap="5" wrap="wrap">
      {dressed.map((one) => (
        <DressRow
          key={one.screen.id}
          dressed={one}
          isLeft={left.has(one.screen.id)}
          disabled={done !== null}
          onLeave={(isLeft) => {
            onLeave(one.screen.id, isLeft);
          }}
        />
      ))}
    </Flex>
    <Box>
      <Button
        disabled={chosen === 0}
        loading={done !== null}
        loadingText={`Dressing ${String((done ?? 0) + 1)} of ${String(chosen)}`}
        onClick={onDress}
      >
        {chosen === 1 ? 'Dress 1 screen' : `Dress ${String(chosen)} screens`}
      </Button>
      <Text fontSize="sm" color="fg.muted" mt="2">
        Supporters see the change at once. To undo it, change the kit back and dress the year again.
      </Text>
    </Box>
  </>
);

const Outcome = ({ outcome: { saved, changed, failed } }: { outcome: DressOutcome }) => (
  <Box role="status" tabIndex={-1}>
    <Text>{saved === 1 ? '1 screen was dressed.' : `${String(saved)} screens were dressed.`}</Text>
    <Left
      why="Somebody changed these meanwhile; they are as they saved them. Look at them below and dress again."
      screens={changed}
    />
    <Left why="These could not be saved and are as they were. Try again." screens={failed} />
  </Box>
);

const Left = ({ why, screens }: { why: string; screens: readonly Screen[] }) =>
  screens.length > 0 && (
    <Box mt="2">
      <Text color="fg.error">{why}</Text>
      <List.Root ps="5">
        {screens.map((screen) => (
          <List.Item key={screen.id}>{nameOf(screen)}</List.Item>
        ))}
      </List.Root>
    </Box>
  );
