import { useAtomValue } from 'jotai';
import { Link, links, Navigate } from 'shared-kernel/contract';
import { brandOf } from 'shared-kernel/model';
import {
  organisationAtom,
  useIsAdmin,
  useRefreshOrganisation,
  yearAtom,
} from 'shared-kernel/session';
import { Button, EmptyState, Page, UnsavedChanges } from 'shared-kernel/ui';
import { BrandForm } from '../brand/BrandForm';
import { DressYear } from '../dressing/DressYear';
import { dirtyPartsAtom } from '../unsaved/dirtyParts';

/** `/set-up/brand`: how the organisation's screens look, and a year's screens led to it. */
export const BrandPage = () => {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  const dirtyParts = useAtomValue(dirtyPartsAtom);
  const isAdmin = useIsAdmin();
  const refresh = useRefreshOrganisation();
  if (load.status !== 'ready') return <Navigate to={links.home()} replace />;
  const { organisation } = load;
  const brand = brandOf(organisation);
  return (
    <Page
      title="Brand kit"
      help="Logo, colours, fonts and corners that templates and new objects take. Begin with your logo, or by hand."
      fills
      action={
        <Button asChild variant="outline">
          <Link to={links.setUp()}>Back</Link>
        </Button>
      }
    >
      {isAdmin ? (
        <BrandForm
          key={organisation.id}
          organisation={organisation}
          onStored={() => refresh(organisation.id)}
        >
          {year !== null && brand.kit !== null && (
            <DressYear
              key={`${organisation.id} ${year.id}`}
              scope={{ organisationId: organisation.id, yearId: year.id }}
              year={year}
              kit={brand.kit}
              former={brand.former}
              revision={brand.saved.revision}
            />
          )}
        </BrandForm>
      ) : (
        <EmptyState title="For admins">
          Ask an admin of {organisation.name} to change the brand kit.
        </EmptyState>
      )}
      <UnsavedChanges when={dirtyParts.size > 0} />
    </Page>
  );
};
