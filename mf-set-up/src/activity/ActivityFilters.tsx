import { useId, useState, type ReactNode } from 'react';
import {
  ACTIVITY_KINDS,
  type ActivityFilter,
  type ActivityKind,
  type OrganisationId,
  type Year,
} from 'shared-kernel/model';
import { Box, Button, Field, Flex, Input, NativeSelect, SimpleGrid } from 'shared-kernel/ui';
import { useStaffNames } from './useStaffNames';

interface ActivityFiltersProps {
  readonly organisationId: OrganisationId;
  readonly years: readonly Year[];
  readonly filter: ActivityFilter;
  readonly onFilter: (filter: ActivityFilter) => void;
}

const KIND_WORDS = {
  saves: 'Saving searches, screens and fields',
  publishing: 'Publishing and taking down',
  looks: 'Looking at supporters',
  exports: 'Exports',
  data: 'Imports, erasures, links and the care list',
  deletions: 'Deleting and restoring',
  setUp: 'Years, fonts, colours and names',
  people: 'People and their rights',
} as const satisfies Readonly<Record<ActivityKind, string>>;

/** As the fields hold it: '' leaves all. */
type Draft = Readonly<Record<keyof ActivityFilter, string>>;

const draftOf = (filter: ActivityFilter): Draft => ({
  by: '',
  kind: '',
  yearId: '',
  from: '',
  to: '',
  supporter: '',
  ...filter,
});

const filterOf = ({ kind, ...texts }: Draft): ActivityFilter => {
  const found = ACTIVITY_KINDS.find((one) => one === kind);
  const filled = Object.entries(texts).flatMap(([name, text]) =>
    text.trim() === '' ? [] : [[name, text.trim()] as const],
  );
  return { ...Object.fromEntries(filled), ...(found === undefined ? {} : { kind: found }) };
};

const E_MAIL = /^[^\s@]+@[^\s@]+$/;

/** Which lines are to be shown and exported: asked of the server when the form is sent. */
export const ActivityFilters = ({
  organisationId,
  years,
  filter,
  onFilter,
}: ActivityFiltersProps) => {
  const [draft, setDraft] = useState(draftOf(filter));
  const listId = useId();
  const names = useStaffNames(organisationId);
  const isBackwards = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  const isNoEmail = draft.supporter.trim() !== '' && !E_MAIL.test(draft.supporter.trim());
  const bind = (name: keyof Draft) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      setDraft({ ...draft, [name]: currentTarget.value });
    },
  });

  return (
    <form
      aria-label="Filter the activity"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBackwards && !isNoEmail) onFilter(filterOf(draft));
      }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gap="4" alignItems="start">
        <Choice label="What" all="Everything" {...bind('kind')}>
          {ACTIVITY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_WORDS[kind]}
            </option>
          ))}
        </Choice>
        <Field.Root>
          <Field.Label>Who did it</Field.Label>
          <Input
            type="text"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            placeholder="Everybody"
            list={listId}
            {...bind('by')}
          />
          <datalist id={listId}>
            {[...names].map(([email, name]) => (
              <option
                key={email}
                value={email}
                label={name === '' ? email : `${name} (${email})`}
              />
            ))}
          </datalist>
        </Field.Root>
        <Choice label="Year" all="All years" {...bind('yearId')}>
          {years.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Field.Root invalid={isBackwards}>
          <Field.Label>From</Field.Label>
          <Input type="date" {...bind('from')} />
          <Field.ErrorText>The first day is after the last one.</Field.ErrorText>
          {!isBackwards && <Field.HelperText>Whole days, in UTC.</Field.HelperText>}
        </Field.Root>
        <Field.Root>
          <Field.Label>To</Field.Label>
          <Input type="date" {...bind('to')} />
        </Field.Root>
        <Field.Root invalid={isNoEmail}>
          <Field.Label>About the supporter</Field.Label>
          <Input
            type="text"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            placeholder="Email of a supporter"
            {...bind('supporter')}
          />
          <Field.ErrorText>This is not an email address.</Field.ErrorText>
        </Field.Root>
      </SimpleGrid>
      <Flex gap="3" mt="4" wrap="wrap">
        <Button type="submit" variant="outline">
          Filter
        </Button>
        {Object.keys(filter).length > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              setDraft(draftOf({}));
              onFilter({});
            }}
          >
            Show everything
          </Button>
        )}
      </Flex>
    </form>
  );
};

interface ChoiceProps {
  readonly label: string;
  /** What the choice of none is called. */
  readonly all: string;
  readonly value: string;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  readonly children: ReactNode;
}

const Choice = ({ label, all, value, onChange, children }: ChoiceProps) => {
  const id = useId();
  return (
    <Field.Root id={id}>
      <Field.Label>{label}</Field.Label>
      <Box w="full">
        <NativeSelect.Root>
          <NativeSelect.Field value={value} onChange={onChange}>
            <option value="">{all}</option>
            {children}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Box>
    </Field.Root>
  );
};
