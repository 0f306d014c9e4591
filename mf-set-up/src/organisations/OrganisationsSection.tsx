import { useAtom } from 'jotai';
import { useState } from 'react';
import { loadOrganisations } from 'shared-kernel/firestore';
import { collapseSpaces, sortedByName, type Organisation } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { organisationsAtom, useRefreshOrganisation } from 'shared-kernel/session';
import { Button, Field, Flex, Input, Text } from 'shared-kernel/ui';
import { DeleteOrganisation } from './DeleteOrganisation';
import { SetUpSection } from '../section/SetUpSection';
import { createOrganisation, renameOrganisation } from '../server/organisations';

interface OrganisationsSectionProps {
  /** Null where there is none at all yet. */
  readonly organisation: Organisation | null;
}

/** For superadmins: the name of this organisation, and new ones. */
export const OrganisationsSection = ({ organisation }: OrganisationsSectionProps) => {
  const [organisations, setOrganisations] = useAtom(organisationsAtom);
  const { withToast } = useServerToasts();
  const refresh = useRefreshOrganisation();

  const rename = async ({ id }: Organisation, name: string) => {
    const renamed = await withToast('Organisation', 'Saved successfully!', () =>
      renameOrganisation({ organisationId: id, name }),
    );
    if (renamed.ok) await refresh(id);
  };
  const create = async (name: string) => {
    const created = await withToast(
      'Organisation',
      organisation === null
        ? `${name} was created`
        : `${name} was created: choose it at the top of the page`,
      () => createOrganisation(name),
    );
    if (!created.ok) return;
    const listing = await loadOrganisations();
    if (listing.ok) setOrganisations(sortedByName(listing.value.items));
    if (organisation === null) await refresh(created.value.organisationId);
  };

  return (
    <SetUpSection
      title="Organisations"
      isPage={organisation !== null}
      help="As a superadmin you see all organisations, and choose between them at the top of the page."
    >
      {organisation !== null && (
        <NameForm
          key={organisation.id}
          label="Name of this organisation"
          button="Rename"
          initial={organisation.name}
          onSave={(name) => rename(organisation, name)}
        />
      )}
      {organisation?.pendingDeletion === null && <DeleteOrganisation organisation={organisation} />}
      <NameForm
        key={organisations.length}
        label="Name of a new organisation"
        button="Create"
        initial=""
        isFirst={organisation === null}
        onSave={create}
      />
      {organisations.length > 0 && (
        <Text color="fg.muted" fontSize="sm">
          {organisations.length} organisations
        </Text>
      )}
    </SetUpSection>
  );
};

interface NameFormProps {
  readonly label: string;
  readonly button: string;
  readonly initial: string;
  /** Whether nothing else can be done here, so that it has the focus and its button leads. */
  readonly isFirst?: boolean;
  readonly onSave: (name: string) => Promise<void>;
}

const NameForm = ({ label, button, initial, isFirst = false, onSave }: NameFormProps) => {
  const [name, setName] = useState(initial);
  const [saving, setSaving] = useState(false);
  return (
    <Flex
      as="form"
      gap="3"
      align="flex-end"
      onSubmit={(event) => {
        event.preventDefault();
        setSaving(true);
        void onSave(collapseSpaces(name)).finally(() => {
          setSaving(false);
        });
      }}
    >
      <Field.Root flex="1">
        <Field.Label>{label}</Field.Label>
        <Input
          value={name}
          autoFocus={isFirst}
          maxLength={100}
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
        />
      </Field.Root>
      <Button
        type="submit"
        variant={isFirst ? 'solid' : 'outline'}
        loading={saving}
        disabled={name.trim() === '' || name.trim() === initial}
      >
        {button}
      </Button>
    </Flex>
  );
};
