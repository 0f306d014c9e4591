import {
  documentName,
  statusOnTheWire,
  type CommitReceipt,
  type Fault,
  type StoredDocument,
} from '../documents';

/** A document as REST shows it. */
export function wireDocument(projectId: string, document: StoredDocument): object {
  const { path, fields, createTime, updateTime } = document;
  return { name: documentName(projectId, path), fields, createTime, updateTime };
}

/** The answer to a commit. */
export function wireReceipt({ commitTime, results }: CommitReceipt): object {
  return { writeResults: results, commitTime };
}

/** An error as REST shows it; clients take its code from the HTTP status. */
export function faultResponse({ code, message }: Fault): Response {
  const status = statusOnTheWire[code].http;
  return Response.json({ error: { code: status, message, status: code } }, { status });
}
