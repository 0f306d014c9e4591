import {
  asId,
  storedPicture,
  type MediaPlace,
  type MediaUse,
  type OrganisationId,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { shownOrScheduled } from '../published/readVersion';
import type { Services } from '../services';
import type { DocumentData, DocumentReads } from '../store/documents';
import { inYear, organisationPath, templatesPath, yearScope, yearsPath } from '../store/paths';
import { storedName } from '../store/storedName';

const Address = v.fallback(v.string(), '');
const Content = v.object({
  backgroundImage: Address,
  items: v.fallback(v.array(v.fallback(v.object({ url: Address }), { url: '' })), []),
});
/** Of a template, which shows it wherever one of its screens does. */
const Screens = v.array(v.fallback(v.object({ content: v.unknown() }), { content: null }));
/** A year's story, and a brand kit. */
const WithLogo = v.object({ logo: Address });

/**
 * Where an organisation's pictures are shown: as the logo of its brand kit, in its templates, on the screens of all its
 * years, deleted ones that can be restored too, and as logos of their stories. A place names a picture once, however often it shows it.
 */
export async function mediaUses(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  organisationId: OrganisationId,
): Promise<readonly MediaUse[]> {
  const [organisation, templates, years] = await Promise.all([
    documents.get(organisationPath(organisationId)),
    documents.list(templatesPath(organisationId), ['name', 'screens']),
    documents.list(yearsPath(organisationId), ['name', 'story']),
  ]);
  const uses = await Promise.all(
    years.map(async ({ id: yearId, data }) => {
      const year = { yearId, yearName: storedName(data) };
      const scope = yearScope(organisationId, yearId);
      const [screens, shown] = await Promise.all([
        documents.list(inYear(scope, 'screens'), ['name', 'content']),
        shownOrScheduled(documents, scope, now()),
      ]);
      const named = screens.map((screen) => ({
        screenId: screen.id,
        screenName: storedName(screen.data),
        shown: addressesOf(screen.data),
      }));
      // What is saved of a screen may show other pictures by now.
      const published = shown.screens.map(({ id, content }) => ({
        screenId: id,
        screenName: named.find(({ screenId }) => screenId === id)?.screenName ?? '',
        shown: addressesOf({ content }).filter(
          ([, address]) =>
            !named.some(
              (one) => one.screenId === id && one.shown.some(([, other]) => other === address),
            ),
        ),
      }));
      return [
        ...usesOf({ ...year, screenId: null, screenName: '' }, logoOf(data['story'])),
        ...[...named, ...published].flatMap(({ shown: addresses, ...screen }) =>
          usesOf({ ...year, ...screen }, addresses),
        ),
      ];
    }),
  );
  return [
    ...usesOf(BRAND_KIT, logoOf(organisation?.data['brand'])),
    ...templates.flatMap((template) =>
      usesOf(
        {
          yearId: '',
          yearName: 'Template',
          screenId: template.id,
          screenName: storedName(template.data),
        },
        shownIn(template.data['screens']),
      ),
    ),
    ...uses.flat(),
  ];
}

type Shown = readonly [place: MediaPlace, address: string];

function usesOf(
  where: Omit<MediaUse, 'mediaId' | 'place'>,
  shown: readonly Shown[],
): readonly MediaUse[] {
  const named = shown.flatMap(([place, address]) => {
    const id = storedPicture(address)?.id;
    return id === undefined ? [] : [`${place} ${id}`];
  });
  return [...new Set(named)].map((name) => {
    const [place = '', id = ''] = name.split(' ');
    return { ...where, mediaId: asId(id), place: place as MediaPlace };
  });
}

/** It belongs to no year. */
const BRAND_KIT = { yearId: '', yearName: 'Brand kit', screenId: null, screenName: '' };

const logoOf = (storyOrKit: unknown): readonly Shown[] => {
  const read = v.safeParse(WithLogo, storyOrKit);
  return read.success ? [['logo', read.output.logo]] : [];
};

const shownIn = (screens: unknown): readonly Shown[] => {
  const read = v.safeParse(Screens, screens);
  return read.success ? read.output.flatMap(addressesOf) : [];
};

/** As they are stored: content that no codec reads shows its pictures to whoever has it open. */
const addressesOf = ({ content }: DocumentData): readonly Shown[] => {
  const read = v.safeParse(Content, content);
  if (!read.success) return [];
  const { backgroundImage, items } = read.output;
  return [['background', backgroundImage], ...items.map(({ url }): Shown => ['object', url])];
};
