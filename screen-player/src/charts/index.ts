export { createChart } from './createChart';
