export {
  startFirestoreGrpc,
  type FirestoreGrpc,
  type FirestoreGrpcOptions,
} from './startFirestoreGrpc';
