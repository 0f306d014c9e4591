import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadSync, type AnyDefinition, type ServiceDefinition } from '@grpc/proto-loader';

/** The service as Google publishes it, from the protos that firebase-admin's own client ships with. */
export function firestoreService(): ServiceDefinition {
  const protos = join(clientFolder(), 'build', 'protos');
  const definitions = loadSync(join(protos, 'google', 'firestore', 'v1', 'firestore.proto'), {
    includeDirs: [protos],
    longs: String,
    enums: String,
  });
  const service = definitions['google.firestore.v1.Firestore'];
  if (service === undefined || !isService(service)) {
    throw new Error(`No Firestore service is described below ${protos}.`);
  }
  return service;
}

function clientFolder(): string {
  const admin = createRequire(import.meta.url).resolve('firebase-admin');
  return dirname(createRequire(admin).resolve('@google-cloud/firestore/package.json'));
}

const isService = (definition: AnyDefinition): definition is ServiceDefinition =>
  !('format' in definition);
