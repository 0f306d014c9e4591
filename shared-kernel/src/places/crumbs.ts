/** One step of the way to a page; the last is the page itself. */
export interface Crumb {
  readonly label: string;
  /** Null for what has no page of its own. */
  readonly path: string | null;
}

interface PageNames {
  readonly pathname: string;
  /** The page's title. */
  readonly title: string;
  /** What the page is about, such as a search's name. */
  readonly about?: string | undefined;
}

/** The lists and settings below which pages lie. */
const AREAS: readonly (readonly [path: string, label: string, pages: RegExp])[] = [
  ['/screens', 'Screens', /^\/(screens\/|supporters$)/],
  ['/searches', 'Searches', /^\/searches\//],
  ['/fields', 'Data fields', /^\/fields\//],
  ['/set-up', 'Settings', /^\/set-up\//],
];

/** What pages of one screen are called below its name. */
const OF_A_SCREEN = /^(\/screens\/[^/]+)\/(setup|design)$/;
const SHORT = { setup: 'Setup', design: 'Design' } as const;

/** The way from an area to a page below it; none for pages that lie below no area. */
export function crumbsOf({ pathname, title, about }: PageNames): readonly Crumb[] {
  const area = AREAS.find(([, , pages]) => pages.test(pathname));
  if (area === undefined) return [];
  const [path, label] = area;
  const [, screen, part] = OF_A_SCREEN.exec(pathname) ?? [];
  if (screen !== undefined && (part === 'setup' || part === 'design')) {
    const thing = about === undefined ? [] : [{ label: about, path: `${screen}/design` }];
    return [{ label, path }, ...thing, { label: SHORT[part], path: null }];
  }
  return [
    { label, path },
    { label: about ?? title, path: null },
  ];
}
