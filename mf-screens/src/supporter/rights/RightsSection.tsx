import { Link, links } from 'shared-kernel/contract';
import { serverSentence } from 'shared-kernel/server';
import { useScope, useToast, useYear } from 'shared-kernel/session';
import { Button, Download, Flex, Heading, Panel, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { supporterPortAtom } from '../supporterPort';

/** What the law lets a supporter ask for: a copy of what is held, here; that it goes, where erasing is explained. Admins only. */
export const RightsSection = ({ email }: { readonly email: string }) => {
  const { exportSupporter, saveFile } = useAtomValue(supporterPortAtom);
  const { organisationId } = useScope();
  const { organisation } = useYear();
  const showToast = useToast();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const held = await exportSupporter({ organisationId, email });
    setSaving(false);
    if (held.ok)
      saveFile(`supporter-data-${organisation.name}.json`, 'application/json', [
        `${JSON.stringify(held.value, null, 2)}\n`,
      ]);
    showToast(
      held.ok
        ? { header: 'Supporter’s data', body: 'The file was saved', variant: 'success' }
        : {
            header: 'Supporter’s data',
            body: `Error saving the file - please try again\n${serverSentence(held.error)}`,
            variant: 'danger',
          },
    );
  };
  return (
    <Panel as="section" aria-label="If they ask for their data">
      <Heading as="h2" fontSize="lg" fontWeight="semibold" mb="1">
        If they ask for their data
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        Of all years, as the law lets them ask.
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          loading={saving}
          loadingText="Saving"
          onClick={() => void save()}
        >
          <Download size={16} aria-hidden />
          Save as a file
        </Button>
        <Button size="sm" variant="outline" colorPalette="red" asChild>
          <Link to={`${links.setUp()}#data`} state={{ supporter: email }}>
            Erase…
          </Link>
        </Button>
      </Flex>
    </Panel>
  );
};
