import { brandOf, type Organisation } from 'shared-kernel/model';
import { useRefreshOrganisation, yearAtom } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { BrandForm } from '../brand/BrandForm';
import { DressYear } from '../dressing/DressYear';

/** How the organisation's screens look, and a year's screens led to it. */
export const BrandSettings = ({ organisation }: { readonly organisation: Organisation }) => {
  const year = useAtomValue(yearAtom);
  const refresh = useRefreshOrganisation();
  const brand = brandOf(organisation);
  return (
    <BrandForm organisation={organisation} onStored={() => refresh(organisation.id)}>
      {year !== null && brand.kit !== null && (
        <DressYear
          key={year.id}
          scope={{ organisationId: organisation.id, yearId: year.id }}
          year={year}
          kit={brand.kit}
          former={brand.former}
          revision={brand.saved.revision}
        />
      )}
    </BrandForm>
  );
};
