import { useCallback, useRef, useState } from 'react';
import { failureSentence, readSupporter } from 'shared-kernel/firestore';
import { eraseSupporter, exportSupporter } from 'shared-kernel/server';
import { useYear, useScope } from 'shared-kernel/session';
import { Button, Field, Flex, Input, LOOKUP_TEXTS, useSupporterLookup } from 'shared-kernel/ui';
import { SetUpSection } from '../SetUpSection';
import { useOrganisationSetUp } from '../useOrganisationSetUp';
import { EraseDialog } from './EraseDialog';
import { saveJson } from '../saveFile';

const STATUS_TEXTS = { none: 'Whom it is about.', ...LOOKUP_TEXTS } as const;

/** What is done at the moment. */
type Busy = 'exporting' | 'erasing' | null;

/** What the law lets supporters ask for: a copy of what is held about them, and that it goes. */
export const SupporterDataSection = () => {
  const { year, organisation } = useYear();
  const scope = useScope();
  const input = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<Busy>(null);
  const { tell, refresh } = useOrganisationSetUp();
  const lookUp = useCallback((email: string) => readSupporter(scope, email), [scope]);
  const lookup = useSupporterLookup(written, lookUp);

  const email = written.trim().toLowerCase();
  const isUnknown = lookup.status === 'notFound' && lookup.failure.code === 'data/not-found';
  const isReady = (lookup.status === 'found' || isUnknown) && busy === null;

  const save = async () => {
    setBusy('exporting');
    await tell('Supporter’s data', 'The file was saved', async () => {
      const held = await exportSupporter({ ...scope, email });
      if (held.ok) saveJson(`supporter-data-${year.name}.json`, held.value);
      return held;
    });
    setBusy(null);
  };
  const erase = async () => {
    setAsking(false);
    setBusy('erasing');
    const erased = await tell('Supporter’s data', 'Erased. The counts are made again', () =>
      eraseSupporter({ ...scope, email }),
    );
    setBusy(null);
    if (!erased.ok) return;
    setWritten('');
    await refresh(organisation.id);
  };

  return (
    <SetUpSection
      title="Supporter’s data"
      help="What all years hold about one supporter: save it as a file for them, or erase it for good."
    >
      <Field.Root>
        <Field.Label>Supporter email</Field.Label>
        <Flex gap="3" wrap="wrap" w="full">
          <Input
            ref={input}
            type="email"
            autoComplete="off"
            spellCheck={false}
            placeholder="name@example.org"
            flex="1"
            minW="12rem"
            value={written}
            onChange={(event) => {
              setWritten(event.currentTarget.value);
            }}
          />
          <Button
            variant="outline"
            disabled={!isReady}
            loading={busy === 'exporting'}
            loadingText="Saving"
            onClick={() => void save()}
          >
            Save as a file
          </Button>
          <Button
            variant="outline"
            colorPalette="red"
            disabled={!isReady}
            loading={busy === 'erasing'}
            loadingText="Erasing"
            onClick={() => {
              setAsking(true);
            }}
          >
            Erase
          </Button>
        </Flex>
        <Field.HelperText role="status" overflowWrap="anywhere">
          {lookup.status === 'notFound' && !isUnknown
            ? failureSentence(lookup.failure)
            : STATUS_TEXTS[lookup.status]}
          {isUnknown && '. What is left of a former supporter, such as links, can still be erased.'}
        </Field.HelperText>
      </Field.Root>
      <EraseDialog
        open={asking}
        email={email}
        focusAfter={() => input.current}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => void erase()}
      />
    </SetUpSection>
  );
};
