export { Mark } from './Mark';
export { TraceView } from './TraceView';
