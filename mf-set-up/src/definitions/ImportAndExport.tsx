import { useState } from 'react';
import { Link, links } from 'shared-kernel/contract';
import { serverSentence } from 'shared-kernel/server';
import { useScope, useToast, useYear } from 'shared-kernel/session';
import { Button, Flex } from 'shared-kernel/ui';
import { saveJson } from '../files/saveJson';
import { SetUpSection } from '../section/SetUpSection';
import { exportYear } from '../server/yearFiles';

/** The ways of a year's data in and out. */
export const ImportAndExport = () => {
  const { year } = useYear();
  const scope = useScope();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    const saved = await exportYear(scope);
    setBusy(false);
    const header = 'Year as a file';
    if (!saved.ok) {
      showToast({ header, body: serverSentence(saved.error), variant: 'danger' });
      return;
    }
    saveJson(`year-${year.name}.json`, saved.value.file);
    const lost = saved.value.unreadable.length;
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
      help={`Supporters of ${year.name} come in as a file of your campaign platform. Out go personal links for your mailing, and all that you made of the year as a file without any supporter: to keep, to check with another tool, or to bring back under Years.`}
    >
      <Flex gap="3" wrap="wrap">
        <Button asChild variant="outline">
          <Link to={links.importSupporters()}>Import supporters</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={links.personalLinks()}>Export personal links</Link>
        </Button>
        <Button variant="outline" loading={busy} loadingText="Saving" onClick={() => void save()}>
          Save the year as a file
        </Button>
      </Flex>
    </SetUpSection>
  );
};
