import { matchPath } from 'react-router-dom';
import { links } from 'shared-kernel/contract';
import type { PlacedRemote } from '../remotes/remoteOverride';

/** Who may open a page. */
type For = 'everybody' | 'year' | 'admin';

interface Place {
  readonly label: string;
  readonly to: string;
  readonly for: For;
  readonly kind?: string;
}

const settings = (label: string, id: string): Place => ({
  label,
  to: `${links.setUp()}/${id}`,
  for: 'admin',
  kind: 'Settings',
});

/** Every page that is not about one thing. Those of areas are offered where an area has their address. */
const PLACES: readonly Place[] = [
  { label: 'Home', to: links.home(), for: 'everybody' },
  { label: 'Searches', to: links.searches(), for: 'year' },
  { label: 'Screens', to: links.screens(), for: 'year' },
  { label: 'Data fields', to: links.fields(), for: 'year' },
  { label: 'Calculated fields', to: `${links.fields()}/calculated`, for: 'year' },
  { label: 'Import supporters', to: links.importSupporters(), for: 'year' },
  { label: 'Start with a story', to: `${links.screens()}/templates`, for: 'year' },
  { label: 'Story', to: links.story(), for: 'year' },
  { label: 'Publish', to: `${links.screens()}/publish`, for: 'year' },
  { label: 'Personal links', to: links.personalLinks(), for: 'year' },
  { label: 'Results', to: links.results(), for: 'year' },
  { label: 'Account', to: links.account(), for: 'everybody' },
  settings('Years', 'years'),
  settings('People', 'people'),
  settings('Brand kit', 'brand'),
  settings('Fonts and colours', 'fonts'),
  { ...settings('Pictures', 'pictures'), for: 'year' },
  settings('Sharing', 'sharing'),
  settings('Supporters’ data', 'data'),
  settings('Care list', 'care'),
  settings('Activity', 'activity'),
  settings('Roll forward', 'roll-forward'),
  { label: 'About', to: links.about(), for: 'everybody' },
  { label: 'Privacy policy', to: links.privacy(), for: 'everybody' },
  { label: 'Terms & conditions', to: links.terms(), for: 'everybody' },
];

interface Visitor {
  readonly hasYear: boolean;
  readonly isAdmin: boolean;
}

/** The pages that somebody may open, as far as this installation has them. */
export const placesFor = (
  remotes: readonly PlacedRemote[],
  { hasYear, isAdmin }: Visitor,
): readonly Place[] =>
  PLACES.filter(
    ({ to, for: whom }) =>
      (whom === 'everybody' || (whom === 'year' ? hasYear : isAdmin)) &&
      (OWN.has(to) || hasPage(remotes, to)),
  );

const OWN: ReadonlySet<string> = new Set([
  links.home(),
  links.account(),
  links.about(),
  links.privacy(),
  links.terms(),
]);

export const hasPage = (remotes: readonly PlacedRemote[], to: string): boolean =>
  remotes.some(({ paths }) => paths.some((path) => matchPath(path, to) !== null));
