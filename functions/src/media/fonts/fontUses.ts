import type { FontUse, OrganisationId } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentData, DocumentReads } from '../../store/documents';
import { inYear, organisationPath, templatesPath, yearScope, yearsPath } from '../../store/paths';
import { storedName } from '../../store/storedName';

const Family = v.fallback(v.string(), '');
const NO_FONT = { font: { family: '' } };
const Content = v.object({
  items: v.array(
    v.fallback(v.object({ font: v.fallback(v.object({ family: Family }), NO_FONT.font) }), NO_FONT),
  ),
});
/** Of a template. */
const Screens = v.array(v.object({ content: v.unknown() }));
const Kit = v.object({ fonts: v.object({ heading: Family, body: Family }) });

/** Where an organisation's texts are in a family: its brand kit, its templates, and all years' screens, deleted ones as well. */
export async function fontUses(
  documents: DocumentReads,
  organisationId: OrganisationId,
  family: string,
): Promise<readonly FontUse[]> {
  const [organisation, templates, years] = await Promise.all([
    documents.get(organisationPath(organisationId)),
    documents.list(templatesPath(organisationId), ['name', 'screens']),
    documents.list(yearsPath(organisationId), ['name']),
  ]);
  const kit = v.safeParse(Kit, organisation?.data['brand']);
  const isInKit = kit.success && Object.values(kit.output.fonts).some((one) => isIn(one, family));
  const uses = await Promise.all(
    years.map(async ({ id: yearId, data }) => {
      const path = inYear(yearScope(organisationId, yearId), 'screens');
      const screens = await documents.list(path, ['name', 'content']);
      return screens
        .filter(({ data: screen }) =>
          familiesIn(screen['content']).some((one) => isIn(one, family)),
        )
        .map((screen) => ({
          yearId,
          yearName: storedName(data),
          screenId: screen.id,
          screenName: storedName(screen.data),
        }));
    }),
  );
  return [
    ...(isInKit ? [BRAND_KIT] : []),
    ...templates
      .filter(({ data }) =>
        contentsOf(data)
          .flatMap(familiesIn)
          .some((one) => isIn(one, family)),
      )
      .map(({ id, data }) => ({
        yearId: '',
        yearName: 'Template',
        screenId: id,
        screenName: storedName(data),
      })),
    ...uses.flat(),
  ];
}

const BRAND_KIT: FontUse = { yearId: '', yearName: 'Brand kit', screenId: null, screenName: '' };

const contentsOf = ({ screens }: DocumentData): readonly unknown[] => {
  const read = v.safeParse(Screens, screens);
  return read.success ? read.output.map(({ content }) => content) : [];
};

/** As it is stored: what no codec reads is shown to whoever has it open. */
const familiesIn = (content: unknown): readonly string[] => {
  const read = v.safeParse(Content, content);
  return read.success ? read.output.items.map(({ font }) => font.family) : [];
};

const isIn = (stored: string, family: string): boolean => stored.trim() === family;
