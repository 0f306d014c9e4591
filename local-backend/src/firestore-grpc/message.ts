import {
  documentName,
  parseInstant,
  splitInstant,
  type CommitReceipt,
  type Fields,
  type FirestoreValue,
  type StoredDocument,
  type WriteResult,
} from '../documents';

/** A protobuf timestamp for a time of the store (RFC 3339). */
export const timestampMessage = (time: string): { seconds: number; nanos: number } =>
  splitInstant(parseInstant(time) ?? 0n);

/** A document as a protobuf message. */
export function documentMessage(projectId: string, document: StoredDocument): object {
  return {
    name: documentName(projectId, document.path),
    fields: fieldsMessage(document.fields),
    createTime: timestampMessage(document.createTime),
    updateTime: timestampMessage(document.updateTime),
  };
}

export function fieldsMessage(fields: Fields): Record<string, object> {
  const message: Record<string, object> = {};
  for (const [name, value] of Object.entries(fields)) message[name] = valueMessage(value);
  return message;
}

export const receiptMessage = ({ commitTime, results }: CommitReceipt): object => ({
  commitTime: timestampMessage(commitTime),
  writeResults: results.map(writeResultMessage),
});

export const writeResultMessage = ({ updateTime, transformResults }: WriteResult): object => ({
  ...(updateTime === undefined ? {} : { updateTime: timestampMessage(updateTime) }),
  transformResults: (transformResults ?? []).map(valueMessage),
});

/** Canonical values are protobuf messages already, but for nulls, timestamps, and what holds them. */
function valueMessage(value: FirestoreValue): object {
  if ('nullValue' in value) return { nullValue: 'NULL_VALUE' };
  if ('timestampValue' in value) return { timestampValue: timestampMessage(value.timestampValue) };
  if ('mapValue' in value) return { mapValue: { fields: fieldsMessage(value.mapValue.fields) } };
  if ('arrayValue' in value) {
    return { arrayValue: { values: value.arrayValue.values.map(valueMessage) } };
  }
  return value;
}
