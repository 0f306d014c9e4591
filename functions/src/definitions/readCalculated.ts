import type { FieldDefinition } from 'evaluation';
import {
  decodeCalculatedField,
  typeOfCalculation,
  type CalculatedField,
  type CalculatedPart,
  type YearScope,
} from 'shared-kernel/model';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { calculatedFieldsPath } from '../store/paths';

/** A year's calculated fields; one that cannot be read is none. */
export const readCalculated = async (
  documents: Pick<DocumentReads, 'list'>,
  scope: YearScope,
): Promise<readonly CalculatedField[]> =>
  (await documents.list(calculatedFieldsPath(scope))).flatMap(calculatedOf);

export const calculatedOf = ({ id, data }: StoredDocument): readonly CalculatedField[] => {
  const decoded = decodeCalculatedField(id, data);
  return decoded.ok ? [decoded.value] : [];
};

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
