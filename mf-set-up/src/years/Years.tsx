import { useRef, useState } from 'react';
import { latePart } from 'shared-kernel/late-parts';
import { Link, links } from 'shared-kernel/contract';
import {
  dayBeside,
  dayWords,
  isOpenYear,
  type Organisation,
  type Year,
  type YearId,
} from 'shared-kernel/model';
import { latestYear } from 'shared-kernel/session';
import {
  Badge,
  Box,
  Button,
  EmptyState,
  Flex,
  momentWords,
  Skeleton,
  Text,
} from 'shared-kernel/ui';
import { UndoRollForward } from '../undo-roll-forward/UndoRollForward';
import { SetUpSection } from '../section/SetUpSection';
import { ImportNext } from './ImportNext';
import { DeleteYear } from './DeleteYear';
import { NewYearForm } from './NewYearForm';
import { OpenYear, PutYearBack } from './OpenYear';
import { YearForm } from './YearForm';
import { useRollForwards, type BroughtFrom } from './useRollForwards';
import { editedYearOf } from './editedYear';

/** Few bring a year back: it comes when it is opened. */
const BringBackYear = latePart(
  async () => (await import('./bring-back/BringBackYear')).BringBackYear,
  { waiting: <Skeleton h="24" aria-label="Loading the form" /> },
);

interface YearsProps {
  readonly organisation: Organisation;
  readonly years: readonly Year[];
}

/** Which year's form is open; null for none. */
type Open = YearId | 'new' | 'file' | null;

export const Years = ({ organisation, years }: YearsProps) => {
  // Without a year there is nothing else to do, here or anywhere.
  const [open, setOpen] = useState<Open>(years.length === 0 ? 'new' : null);
  // A year in preparation is nobody's start.
  const current = latestYear(years.filter(isOpenYear));
  const rollForwards = useRollForwards(organisation.id, years);
  const [saved, setSaved] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const openForm = (one: Open) => {
    setOpen(one);
    setSaved('');
  };
  const close = () => {
    setOpen(null);
    // The form takes the focus with it.
    status.current?.focus();
  };
  return (
    <SetUpSection
      title="Years"
      isPage
      help="Searches, screens and supporter data belong to a year. The open year that ends last is the one people start in; a new one is in preparation until you open it."
      action={
        <Flex gap="3" wrap="wrap">
          {years.length > 0 && (
            <Button asChild variant="outline">
              <Link to={links.rollForward()}>Roll forward</Link>
            </Button>
          )}
          {open !== 'file' && (
            <Button
              variant="outline"
              onClick={() => {
                openForm('file');
              }}
            >
              Bring back from a file
            </Button>
          )}
          {open !== 'new' && (
            <Button
              variant="outline"
              onClick={() => {
                openForm('new');
              }}
            >
              Add a year
            </Button>
          )}
        </Flex>
      }
    >
      <Text
        ref={status}
        role="status"
        tabIndex={-1}
        color="fg.success"
        fontSize="sm"
        _empty={{ position: 'absolute' }}
      >
        {saved !== '' && `“${saved}” is saved.`}
      </Text>
      <ImportNext saved={years.find(({ name }) => name === saved)} />
      {open === 'new' && (
        <NewYearForm organisation={organisation} years={years} onClose={close} onSaved={setSaved} />
      )}
      {open === 'file' && <BringBackYear organisation={organisation} onClose={close} />}
      {years.length === 0 && open === null && (
        <EmptyState title="No year yet">
          A year is essential: add one to import supporters and to build screens.
        </EmptyState>
      )}
      {years.map((year) =>
        open === year.id ? (
          <YearForm
            key={year.id}
            organisation={organisation}
            yearId={year.id}
            initial={editedYearOf(year)}
            revision={year.saved.revision}
            onClose={close}
            onSaved={setSaved}
          />
        ) : (
          <YearRow
            key={year.id}
            organisation={organisation}
            year={year}
            current={current}
            canPutBack={
              year.id === current?.id && years.some((one) => one !== year && isOpenYear(one))
            }
            brought={rollForwards.of(year.id)}
            onUndone={() => {
              rollForwards.reload();
              status.current?.focus();
            }}
            onEdit={() => {
              openForm(year.id);
            }}
            onOpened={() => {
              status.current?.focus();
            }}
          />
        ),
      )}
    </SetUpSection>
  );
};

interface YearRowProps {
  readonly organisation: Organisation;
  readonly year: Year;
  /** The year that people start in now. */
  readonly current: Year | null;
  /** Whether it was opened last, beside another one. */
  readonly canPutBack: boolean;
  /** What it was brought that can still be undone. */
  readonly brought: readonly BroughtFrom[];
  readonly onUndone: () => void;
  readonly onEdit: () => void;
  /** When it was opened or put back. */
  readonly onOpened: () => void;
}

const YearRow = ({ organisation, year, current, canPutBack, ...row }: YearRowProps) => (
  <Flex
    gap="3"
    wrap="wrap"
    justify="space-between"
    align="center"
    borderTopWidth="1px"
    pt="4"
    _first={{ borderTopWidth: 0, pt: 0 }}
  >
    <Box minW="0" flex="1">
      <Flex gap="2" wrap="wrap" align="center">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {year.name}
        </Text>
        {!isOpenYear(year) && <Badge colorPalette="accent">In preparation</Badge>}
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {dayWords(dayBeside(year.dateFrom, 1))} to {dayWords(dayBeside(year.dateTo, -1))}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {year.embedPage === '' ? 'No embed page' : year.embedPage}
      </Text>
      {row.brought.map(({ source, at, until }) => (
        <Flex key={source.id} mt="2" gap="2" wrap="wrap" align="center">
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            Rolled forward from {source.name}: {momentWords(at, new Date())}. Can be undone until{' '}
            {momentWords(until, new Date())}.
          </Text>
          <UndoRollForward
            organisationId={organisation.id}
            source={source}
            target={year}
            onUndone={row.onUndone}
          />
        </Flex>
      ))}
    </Box>
    <Flex gap="2" wrap="wrap">
      {!isOpenYear(year) && (
        <OpenYear organisation={organisation} year={year} current={current} onDone={row.onOpened} />
      )}
      {canPutBack && <PutYearBack organisation={organisation} year={year} onDone={row.onOpened} />}
      <Button size="sm" variant="outline" aria-label={`Edit ${year.name}`} onClick={row.onEdit}>
        Edit
      </Button>
      <DeleteYear organisation={organisation} year={year} />
    </Flex>
  </Flex>
);
