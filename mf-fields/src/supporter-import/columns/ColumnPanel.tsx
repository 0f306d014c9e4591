import {
  COLUMN_ROLES,
  roleOf,
  type ColumnRole,
  type FieldType,
  type InspectedColumn,
  type MappedColumn,
  type EditedMapping,
} from 'shared-kernel/model';
import { Badge, Box, Field, Grid, Input, NativeSelect, Panel, Text } from 'shared-kernel/ui';
import { readTypeWords, SETTABLE_TYPES } from '../../field-words/fieldWords';
import type { ListPlace } from '../../windowed-list/WindowedList';
import { ColumnNotes } from './ColumnNotes';
import { filledWords, inferredWords, ROLE_WORDS, unreadWords } from './columnWords';

interface ColumnPanelProps {
  readonly column: InspectedColumn;
  /** Of the file; 0 where that is not known. */
  readonly rows: number;
  readonly place: ListPlace;
  readonly edited: EditedMapping;
  readonly decided: MappedColumn | undefined;
  /** What is wrong with the choice. */
  readonly fault: string | null;
  readonly onRole: (role: ColumnRole) => void;
  readonly onName: (name: string) => void;
  readonly onType: (type: FieldType | null) => void;
}

/** One column of the file: what is in it, and what it becomes. */
export const ColumnPanel = (props: ColumnPanelProps) => {
  const { column, rows, place, edited, decided, fault } = props;
  if (decided === undefined) return null;
  const role = roleOf(edited, decided);
  const isAction = role === 'data' && (decided.type ?? column.type) === 'action';
  const title = column.header.trim() === '' ? `Column ${column.position}` : column.header.trim();
  return (
    <Panel
      as="article"
      aria-label={title}
      aria-posinset={place.position}
      aria-setsize={place.size}
      py="3"
      bg={role === 'leftOut' ? 'bg.subtle' : 'bg.panel'}
    >
      <Grid
        columnGap="4"
        rowGap="2"
        alignItems="start"
        templateColumns={{
          base: '1fr',
          md: 'minmax(0, 1.4fr) repeat(3, minmax(0, 1fr))',
        }}
      >
        <About
          column={column}
          rows={rows}
          title={title}
          unread={role === 'data' ? unreadWords(column, decided.type ?? column.type) : null}
        />
        <RoleInput column={column} role={role} onRole={props.onRole} />
        {role === 'data' ? (
          <>
            <NameInput decided={decided} fault={fault} onName={props.onName} />
            <TypeInput column={column} decided={decided} onType={props.onType} />
          </>
        ) : (
          <Text gridColumn={{ md: 'span 2' }} fontSize="sm" color="fg.muted" pt={{ md: '26px' }}>
            {ROLE_HELP[role]}
          </Text>
        )}
      </Grid>
      <ColumnNotes
        notes={column.notes.filter(({ code }) => code !== 'actionOrDate' || isAction)}
        refused={column.refused}
      />
    </Panel>
  );
};

const ROLE_HELP = {
  email: 'Tells supporters apart: each address is one supporter.',
  supporterId: 'Kept beside the supporter, not a data field.',
  leftOut: 'Nothing of this column is stored.',
} as const satisfies Record<Exclude<ColumnRole, 'data'>, string>;

/** What values of a type are to supporters. */
const TYPE_HELP = {
  action: 'The day on which they took part',
  date: 'A day, such as a birthday',
  donation: 'An amount of money',
  number: 'A number to count and compare with',
  string: 'Words, as they stand',
  unknown: 'Can be set once there are values',
} as const satisfies Record<FieldType, string>;

interface AboutProps extends Pick<ColumnPanelProps, 'column' | 'rows'> {
  readonly title: string;
  readonly unread: string | null;
}

const About = ({ column, rows, title, unread }: AboutProps) => (
  <Box minW="0">
    <Text fontWeight="medium" overflowWrap="anywhere" lineClamp="2" title={title}>
      {title}
    </Text>
    <Text fontSize="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
      Column {column.position} · {filledWords(column, rows)}
    </Text>
    {unread !== null && (
      <Text fontSize="xs" color="fg.warning" fontVariantNumeric="tabular-nums">
        {unread}
      </Text>
    )}
    {column.samples.length > 0 && (
      <Text fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
        {column.samples.join(' · ')}
      </Text>
    )}
  </Box>
);

type RoleInputProps = Pick<ColumnPanelProps, 'column' | 'onRole'> & { readonly role: ColumnRole };

const RoleInput = ({ column, role, onRole }: RoleInputProps) =>
  column.refused ? (
    <Box pt={{ md: '26px' }}>
      <Badge colorPalette="orange">Refused</Badge>
    </Box>
  ) : (
    <Field.Root>
      <Field.Label fontSize="xs">Use as</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          value={role}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onRole(COLUMN_ROLES.find((one) => one === chosen) ?? role);
          }}
        >
          {COLUMN_ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_WORDS[one]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );

interface NameInputProps extends Pick<ColumnPanelProps, 'fault' | 'onName'> {
  readonly decided: MappedColumn;
}

const NameInput = ({ decided, fault, onName }: NameInputProps) => (
  <Field.Root invalid={fault !== null}>
    <Field.Label fontSize="xs">Name</Field.Label>
    <Input size="sm" value={decided.name} onChange={(event) => onName(event.currentTarget.value)} />
    {fault !== null && <Field.ErrorText>{fault}</Field.ErrorText>}
  </Field.Root>
);

interface TypeInputProps extends Pick<ColumnPanelProps, 'column' | 'onType'> {
  readonly decided: MappedColumn;
}

const TypeInput = ({ column, decided, onType }: TypeInputProps) => (
  <Field.Root>
    <Field.Label fontSize="xs">Type</Field.Label>
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        value={decided.type ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onType(SETTABLE_TYPES.find((type) => type === chosen) ?? null);
        }}
      >
        <option value="">{inferredWords(column)}</option>
        {SETTABLE_TYPES.filter((type) => type !== column.type || type === decided.type).map(
          (type) => (
            <option key={type} value={type}>
              {readTypeWords(type)}
            </option>
          ),
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    <Field.HelperText fontSize="xs">{TYPE_HELP[decided.type ?? column.type]}</Field.HelperText>
  </Field.Root>
);
