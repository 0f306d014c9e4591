import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { cancelImport } from './callables/cancelImport';
import { checkImport } from './callables/checkImport';
import { confirmImport } from './callables/confirmImport';
import { describeField } from './callables/describeField';
import { downloadRejectedRows } from './callables/downloadRejectedRows';
import { finishUpload } from './callables/finishUpload';
import { reinspectImport } from './callables/reinspectImport';
import { setFieldType } from './callables/setFieldType';
import { setNeverShare } from './callables/setNeverShare';
import { startImport } from './callables/startImport';
import { undoImport } from './callables/undoImport';

export type ImportCallable =
  | 'startImport'
  | 'finishUpload'
  | 'reinspectImport'
  | 'checkImport'
  | 'runImport'
  | 'cancelImport'
  | 'undoImport'
  | 'downloadRejectedRows'
  | 'setFieldType'
  | 'setNeverShare'
  | 'describeField';

/** What staff ask of the import of supporters and of the fields that it leaves. */
export const importCallables = (
  services: Services,
): Readonly<Record<ImportCallable, CallableFunction>> => ({
  startImport: startImport(services),
  finishUpload: finishUpload(services),
  reinspectImport: reinspectImport(services),
  checkImport: checkImport(services),
  runImport: confirmImport(services),
  cancelImport: cancelImport(services),
  undoImport: undoImport(services),
  downloadRejectedRows: downloadRejectedRows(services),
  setFieldType: setFieldType(services),
  setNeverShare: setNeverShare(services),
  describeField: describeField(services),
});
