import { useState } from 'react';
import { Link, links } from 'shared-kernel/contract';
import * as store from 'shared-kernel/firestore';
import { loadDefinitions } from 'shared-kernel/server-state';
import { useScope, useToast, useYear } from 'shared-kernel/session';
import { Button, Flex } from 'shared-kernel/ui';
import { saveJson } from '../files/saveJson';
import { SetUpSection } from '../section/SetUpSection';
import { definitionsFile } from './definitionsFile';

/** The ways of a year's data in and out. */
export const ImportAndExport = () => {
  const { year } = useYear();
  const scope = useScope();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    const loaded = await loadDefinitions(store, scope);
    setBusy(false);
    const header = 'Searches and screens';
    if (!loaded.ok) {
      showToast({ header, body: store.failureSentence(loaded.error), variant: 'danger' });
      return;
    }
    saveJson(`searches-and-screens-${year.name}.json`, definitionsFile(year, loaded.value));
    const lost = loaded.value.unreadable.length;
    showToast(
      lost === 0
        ? { header, body: 'The file was saved', variant: 'success', delayMs: 2000 }
        : {
            header,
            body: `The file was saved without ${String(lost)} that cannot be read`,
            variant: 'warning',
          },
    );
  };

  return (
    <SetUpSection
      title="Import and export"
      help={`Supporters of ${year.name} come in as a file of your campaign platform. Out go personal links for your mailing, and the year’s searches and screens as a file without any supporter, to keep or to check with another tool.`}
    >
      <Flex gap="3" wrap="wrap">
        <Button asChild variant="outline">
          <Link to={links.importSupporters()}>Import supporters</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={links.personalLinks()}>Export personal links</Link>
        </Button>
        <Button variant="outline" loading={busy} loadingText="Saving" onClick={() => void save()}>
          Save searches and screens
        </Button>
      </Flex>
    </SetUpSection>
  );
};
