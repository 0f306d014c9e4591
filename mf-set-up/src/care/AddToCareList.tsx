import { useId, useMemo, useState } from 'react';
import {
  asId,
  CARE_EFFECTS,
  CARE_REASONS,
  dayBeside,
  dayOfInput,
  defaultCondition,
  isoDay,
  LONGEST_CARE_NOTE,
  printCount,
  type CareEffect,
  type CareReason,
  type CivilDate,
} from 'shared-kernel/model';
import {
  Box,
  Button,
  Field,
  Flex,
  Input,
  NativeSelect,
  RadioGroup,
  SimpleGrid,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import type { NewCare } from '../server/care';
import { ByFile, type ChosenFile } from './ByFile';
import { ByHand } from './ByHand';
import { BySearch, NO_RULE, ruleWords, type Rule } from './BySearch';
import { careFile, pastedLines, type CareChoices, type CareFile, type CareLine } from './careLines';
import { EFFECT_WORDS, REASON_WORDS } from './careWords';
import type { Addition } from './useCareList';

interface AddToCareListProps {
  readonly today: CivilDate;
  readonly onAdd: (entries: readonly NewCare[]) => Promise<Addition>;
}

const WAYS = { hand: 'By hand', file: 'By file', search: 'By search' } as const;
type Way = keyof typeof WAYS;

/** Puts people on the list: pasted, from a file, or whom a search matches. */
export const AddToCareList = ({ today, onAdd }: AddToCareListProps) => {
  const [way, setWay] = useState<Way>('hand');
  const [effect, setEffect] = useState<CareEffect>('out');
  const [reason, setReason] = useState<CareReason>('bereavement');
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [rule, setRule] = useState<Rule>(NO_RULE);
  const [adding, setAdding] = useState(false);
  const reasonId = useId();

  const chosen = day === '' ? null : dayOfInput(day);
  const dayFault = faultOfDay(effect, day, chosen, today, way);
  const lastDay = chosen === null || effect === 'out' ? chosen : dayBeside(chosen, -1);
  const choices: CareChoices = { effect, reason, note: note.trim(), lastDay };
  const read = file === null ? null : readAs(file, choices, today);
  const lines = linesOf(way, { pasted, choices, read });
  const search = useMemo(() => searchOf(rule), [rule]);
  const entries: readonly NewCare[] =
    way === 'search'
      ? search === undefined
        ? []
        : [{ ...choices, of: 'search', value: ruleWords(rule), search }]
      : lines.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  const isReady = entries.length > 0 && dayFault === '';

  const add = async () => {
    setAdding(true);
    const { isWhole, outcomes } = await onAdd(entries);
    setAdding(false);
    // What the server did not take, and what could not be read, stays to be mended.
    const taken = new Set(lines.filter(({ entry }) => entry !== null).slice(0, outcomes.length));
    const left = lines.filter((line) => !taken.has(line));
    if (way === 'hand') setPasted(left.map(({ text }) => text).join('\n'));
    if (!isWhole) return;
    if (way === 'file' && left.length === 0) setFile(null);
    if (way === 'search') setRule(NO_RULE);
    setNote('');
  };

  return (
    <SetUpSection
      title="Add to the list"
      help="It holds at once, in every year. An open link says that it has had its time, and nothing else."
    >
      <Stack
        as="form"
        gap="5"
        aria-label="Add to the care list"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !adding) void add();
        }}
      >
        <RadioGroup.Root
          aria-label="Who"
          value={way}
          onValueChange={({ value }) => {
            if (value !== null && value in WAYS) setWay(value as Way);
          }}
        >
          <Flex gap="6" wrap="wrap">
            {Object.entries(WAYS).map(([id, words]) => (
              <RadioGroup.Item key={id} value={id}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{words}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Flex>
        </RadioGroup.Root>
        {way === 'hand' && <ByHand value={pasted} lines={lines} onChange={setPasted} />}
        {way === 'file' && (
          <ByFile
            name={file?.name ?? ''}
            fault={read?.ok === false ? read.fault : ''}
            lines={lines}
            today={today}
            onFile={setFile}
          />
        )}
        {way === 'search' && <BySearch rule={rule} search={search} onChange={setRule} />}
        <RadioGroup.Root
          aria-label="What it does"
          value={effect}
          onValueChange={({ value }) => {
            const found = CARE_EFFECTS.find((one) => one === value);
            if (found !== undefined) setEffect(found);
          }}
        >
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
            {CARE_EFFECTS.map((one) => (
              <RadioGroup.Item key={one} value={one} alignItems="flex-start">
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator mt="0.5" />
                <RadioGroup.ItemText>
                  {EFFECT_WORDS[one].title}
                  <Text color="fg.muted" fontSize="sm" fontWeight="normal">
                    {EFFECT_WORDS[one].text}
                  </Text>
                </RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </SimpleGrid>
        </RadioGroup.Root>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Field.Root id={reasonId}>
            <Field.Label>Reason</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                value={reason}
                onChange={(event) => {
                  const found = CARE_REASONS.find((one) => one === event.currentTarget.value);
                  if (found !== undefined) setReason(found);
                }}
              >
                {CARE_REASONS.map((one) => (
                  <option key={one} value={one}>
                    {REASON_WORDS[one]}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Field.Root invalid={dayFault !== '' && day !== ''}>
            <Field.Label>{effect === 'out' ? 'Last day' : 'Not before'}</Field.Label>
            <Input
              type="date"
              value={day}
              min={isoDay(today)}
              onChange={(event) => {
                setDay(event.currentTarget.value);
              }}
            />
            <Field.ErrorText>{dayFault}</Field.ErrorText>
            <Field.HelperText>
              {effect === 'out'
                ? 'Leave it empty to end the entry by hand.'
                : 'The first day on which they get their link again.'}
            </Field.HelperText>
          </Field.Root>
        </SimpleGrid>
        <Field.Root>
          <Field.Label>Note</Field.Label>
          <Input
            value={note}
            maxLength={LONGEST_CARE_NOTE}
            autoComplete="off"
            onChange={(event) => {
              setNote(event.currentTarget.value);
            }}
          />
          <Field.HelperText>
            Only where somebody has to know more. Admins read it; write nothing of anybody’s health.
          </Field.HelperText>
        </Field.Root>
        <Box>
          <Button type="submit" loading={adding} loadingText="Adding" disabled={!isReady}>
            {buttonWords(way, entries.length)}
          </Button>
        </Box>
      </Stack>
    </SetUpSection>
  );
};

const buttonWords = (way: Way, count: number): string =>
  way === 'search' || count < 2
    ? 'Add to the care list'
    : `Add ${printCount(count)} to the care list`;

/** A quiet time has an end; rows of a file may bring their own. */
function faultOfDay(
  effect: CareEffect,
  written: string,
  day: CivilDate | null,
  today: CivilDate,
  way: Way,
): string {
  if (written === '') return effect === 'quiet' && way !== 'file' ? 'Choose the day' : '';
  const first = effect === 'quiet' ? dayBeside(today, 1) : today;
  return day === null || isoDay(day) < isoDay(first) ? 'Choose a day that is still to come' : '';
}

const readAs = ({ table }: ChosenFile, choices: CareChoices, today: CivilDate): CareFile =>
  table.ok ? careFile(table.value, choices, today) : { ok: false, fault: table.error.message };

function linesOf(
  way: Way,
  {
    pasted,
    choices,
    read,
  }: {
    readonly pasted: string;
    readonly choices: CareChoices;
    readonly read: CareFile | null;
  },
): readonly CareLine[] {
  if (way === 'hand') return pastedLines(pasted, choices);
  return way === 'file' && read?.ok === true ? read.lines : [];
}

/** What a rule asks; undefined until it is whole. */
function searchOf({ fieldName, operator, value }: Rule): NewCare['search'] {
  const asksValue = operator !== 'notEmpty';
  if (fieldName.trim() === '' || (asksValue && value.trim() === '')) return undefined;
  const condition = {
    ...defaultCondition(asId('care')),
    fieldType: 'data',
    dataId: fieldName.trim(),
    dataEqualsOperator: operator,
    dataValue: asksValue ? value.trim() : '',
  } as const;
  return { match: 'all', conditions: [condition] };
}
