export { demoBackend, type DemoBackend } from './demoBackend';
export { copyDemoData } from './demoData';
export { firestoreAlone, type FirestoreAlone } from './firestoreAlone';
export { errorOf, valueOf } from './results';
export { measureStore, type StoreMeasures } from './measureStore';
