import type { Organisation } from 'shared-kernel/model';
import { setWhoPublishes } from '../server/people';
import { OrganisationChoice } from './OrganisationChoice';

/** Whether members leave publishing to publishers and admins (D347). */
export const WhoPublishes = ({ organisation }: { readonly organisation: Organisation }) => (
  <OrganisationChoice
    organisationId={organisation.id}
    header="Publishing"
    label="Only publishers and admins publish"
    help="As long as this is off, every member may publish."
    chosen={organisation.onlyPublishersPublish === true}
    done={(only) =>
      only ? 'Publishers and admins publish from now on' : 'Every member may publish'
    }
    save={(onlyPublishersPublish) =>
      setWhoPublishes({ organisationId: organisation.id, onlyPublishersPublish })
    }
  />
);
