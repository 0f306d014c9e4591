import { useRef, useState } from 'react';
import type { Organisation } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useRefreshOrganisation } from 'shared-kernel/session';
import { Box, Button, Flex, Heading, List, Stack, Text } from 'shared-kernel/ui';
import { ChooseFile } from '../../files/ChooseFile';
import { bringBackYear } from '../../server/yearFiles';
import { contentsOf, readYearFile, type ChosenYear } from './readYearFile';

interface BringBackYearProps {
  readonly organisation: Organisation;
  readonly onClose: () => void;
}

/** What one call to the server takes. */
const LARGEST_FILE = 9 * 1024 * 1024;

type State =
  | { readonly status: 'choosing'; readonly fault: string }
  | { readonly status: 'chosen' | 'working'; readonly year: ChosenYear; readonly fault: string }
  | { readonly status: 'done'; readonly name: string; readonly left: readonly string[] };

/** A year's definition out of a file that was saved here or elsewhere, as a new year of this organisation. */
export const BringBackYear = ({ organisation, onClose }: BringBackYearProps) => {
  const { id: organisationId } = organisation;
  const result = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<State>({ status: 'choosing', fault: '' });
  const refresh = useRefreshOrganisation();
  const { changed } = useServerChanges();

  const choose = async (file: File) => {
    const read =
      file.size > LARGEST_FILE
        ? ({ ok: false, error: 'The file is larger than 9 MB.' } as const)
        : readYearFile(await file.text());
    setState(
      read.ok
        ? { status: 'chosen', year: read.value, fault: '' }
        : { status: 'choosing', fault: read.error },
    );
  };
  const bring = async (year: ChosenYear) => {
    setState({ status: 'working', year, fault: '' });
    const answer = await bringBackYear({ organisationId, file: year.file });
    if (!answer.ok) {
      setState({ status: 'chosen', year, fault: serverSentence(answer.error) });
      return;
    }
    const { name, left } = answer.value;
    setState({ status: 'done', name, left });
    changed();
    await refresh(organisationId);
    result.current?.focus();
  };

  return (
    <Box as="section" aria-label="Bring a year back" borderWidth="1px" borderRadius="l3" p="4">
      <Heading as="h3" fontSize="md" fontWeight="semibold">
        Bring a year back
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="1" maxW="65ch">
        From a file that was saved under “Import and export”: searches, screens, calculated fields,
        the story and what you said of fields become a new year. Nothing that is here is changed.
        Import the supporters afterwards; pictures of the library are not in the file.
      </Text>
      {state.status === 'done' ? (
        <Stack gap="3" mt="4" align="flex-start">
          <Text ref={result} role="status" tabIndex={-1} color="fg.success" fontSize="sm">
            “{state.name}” is back. Import its supporters and publish it: they then see the same as
            before.
          </Text>
          {state.left.length > 0 && (
            <List.Root ps="5" fontSize="sm" aria-label="What did not come along">
              {state.left.map((sentence) => (
                <List.Item key={sentence} overflowWrap="anywhere">
                  {sentence}
                </List.Item>
              ))}
            </List.Root>
          )}
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </Stack>
      ) : (
        <Stack gap="3" mt="4">
          <Flex gap="3" wrap="wrap" align="center">
            <ChooseFile
              label="File of a year"
              accept=".json,application/json"
              autoFocus
              disabled={state.status === 'working'}
              onFile={(file) => void choose(file)}
            />
            <Text role="status" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {state.status === 'choosing' ? '' : `“${state.year.name}”: ${contentsOf(state.year)}`}
            </Text>
          </Flex>
          {state.fault !== '' && (
            <Text role="alert" color="fg.error" fontSize="sm" maxW="65ch" overflowWrap="anywhere">
              {state.fault}
            </Text>
          )}
          <Flex gap="3" wrap="wrap">
            {state.status !== 'choosing' && (
              <Button
                loading={state.status === 'working'}
                loadingText="Bringing back"
                onClick={() => void bring(state.year)}
              >
                Bring back
              </Button>
            )}
            <Button variant="ghost" disabled={state.status === 'working'} onClick={onClose}>
              Cancel
            </Button>
          </Flex>
        </Stack>
      )}
    </Box>
  );
};
