export { demoBackend, type DemoBackend } from './demoBackend';
export { copyDemoData } from './demoData';
export { errorOf, valueOf } from './results';
export { measureStore, type StoreMeasures } from './measureStore';
