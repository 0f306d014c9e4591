export { demoBackend, type DemoBackend } from './demoBackend';
export { errorOf, valueOf } from './results';
