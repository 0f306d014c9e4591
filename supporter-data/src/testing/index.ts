export { aWorkbook } from './aWorkbook';
