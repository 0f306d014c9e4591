export { warmRate } from '../store/warmRate';
export { appliedWrite } from './appliedWrite';
