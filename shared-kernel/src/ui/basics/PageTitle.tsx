const SITE_NAME = 'Supporter Screens';

/** The browser tab's title: the page's, followed by the site's name (spec §1). */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} – ${SITE_NAME}`}</title>
);
