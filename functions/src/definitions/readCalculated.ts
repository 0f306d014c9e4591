import type { FieldDefinition } from 'evaluation';
import {
  decodeCalculatedField,
  typeOfCalculation,
  type CalculatedField,
  type CalculatedFigures,
  type CalculatedPart,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { calculatedFieldsPath, sensitiveFiguresPath } from '../store/paths';

/** A year's calculated fields with all that their values follow from; one that cannot be read is none. */
export async function readCalculated(
  documents: Pick<DocumentReads, 'get' | 'list'>,
  scope: YearScope,
): Promise<readonly CalculatedField[]> {
  const stored = await documents.list(calculatedFieldsPath(scope));
  const fields = stored.flatMap(calculatedOf);
  if (!stored.some(({ data }) => data['thresholdsApart'] === true)) return fields;
  const apart = thresholdsIn(await documents.get(sensitiveFiguresPath(scope)));
  return fields.map((field) => {
    const thresholds = apart[field.id];
    return field.figures === null || thresholds === undefined
      ? field
      : { ...field, figures: { ...field.figures, thresholds } };
  });
}

const calculatedOf = ({ id, data }: StoredDocument): readonly CalculatedField[] => {
  const decoded = decodeCalculatedField(id, data);
  return decoded.ok ? [decoded.value] : [];
};

type Thresholds = CalculatedFigures['thresholds'];

const Apart = v.object({
  thresholds: v.record(
    v.string(),
    v.array(v.nullable(v.custom<number>((value) => typeof value === 'number'))),
  ),
});

/** Of shares and ranks of sensitive fields, by their ids: they stand where no browser reads (D370). */
export const thresholdsIn = (
  stored: StoredDocument | null,
): Readonly<Record<string, NonNullable<Thresholds>>> =>
  stored === null ? {} : v.parse(Apart, stored.data).thresholds;

/** As the evaluation's field list has it. */
export const calculatedDefinition = ({
  id,
  name,
  calculation,
  figures,
  explained,
  explanation,
}: Pick<CalculatedField, 'name' | keyof CalculatedPart>): FieldDefinition => ({
  name,
  type: typeOfCalculation(calculation),
  calculated: { id, calculation, figures, explained, explanation },
});
