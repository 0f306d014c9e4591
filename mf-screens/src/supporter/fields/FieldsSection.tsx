import {
  Box,
  Flex,
  Heading,
  Input,
  InputGroup,
  Panel,
  Reveal,
  SearchIcon,
  Stack,
  Switch,
  Text,
} from 'shared-kernel/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { SupporterScreens } from '../../supporter-evaluation/useSupporterScreens';
import { FieldGroupRows } from './FieldGroupRows';
import { FIELD_GROUPS, fieldRows, rowsWith } from './fieldRows';

/** What the year's data says of a supporter: what is there by kind, and what is not behind a button. */
export const FieldsSection = ({
  found: { compiled, supporter },
}: {
  readonly found: SupporterScreens;
}) => {
  const [written, setWritten] = useState('');
  const [isRawShown, showRaw] = useState(false);
  const sought = useDeferredValue(written);
  const rows = useMemo(() => fieldRows(compiled, supporter), [compiled, supporter]);
  const found = useMemo(() => rowsWith(rows, sought), [rows, sought]);
  const filled = found.filter(
    ({ raw, value, isMasked }) => isMasked || raw !== null || value !== null,
  );
  const empty = found.filter((row) => !filled.includes(row));
  return (
    <Panel as="section" aria-label="Fields">
      <Flex gap="3" wrap="wrap" justify="space-between" align="center" mb="4">
        <Heading as="h2" fontSize="lg" fontWeight="semibold">
          Fields
        </Heading>
        <Switch.Root
          size="sm"
          checked={isRawShown}
          onCheckedChange={({ checked }) => {
            showRaw(checked);
          }}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>Show as imported</Switch.Label>
        </Switch.Root>
      </Flex>
      <InputGroup startElement={<SearchIcon size={16} aria-hidden />} maxW="24rem" mb="4">
        <Input
          type="search"
          aria-label="Find a field"
          placeholder={`Find among ${String(rows.length)} fields`}
          value={written}
          onChange={(event) => {
            setWritten(event.currentTarget.value);
          }}
        />
      </InputGroup>
      <Text role="status" color="fg.muted" fontSize="sm" mb="3">
        {foundWords(filled.length, empty.length, sought)}
      </Text>
      <Stack gap="6">
        {FIELD_GROUPS.map((group) => (
          <FieldGroupRows
            key={group}
            group={group}
            rows={filled.filter((row) => row.group === group)}
            isRawShown={isRawShown}
          />
        ))}
      </Stack>
      {empty.length > 0 && (
        <Box mt="3">
          <Reveal
            label={empty.length === 1 ? '1 empty field' : `${String(empty.length)} empty fields`}
          >
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {empty.map(({ name }) => name).join(', ')}
            </Text>
          </Reveal>
        </Box>
      )}
    </Panel>
  );
};

function foundWords(filled: number, empty: number, sought: string): string {
  if (sought.trim() === '') return filled === 0 ? 'Nothing is stored but the email.' : '';
  if (filled + empty === 0) return 'No field has these words in its name or value.';
  return `${String(filled + empty)} found`;
}
