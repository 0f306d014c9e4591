import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const NAME = Buffer.from('META-INF/MANIFEST.MF');

/**
 * Writes a jar that starts the Firestore emulator of Google Cloud CLI, whose own jar names no program, as firebase-tools
 * starts one: by `java -jar`. It holds a manifest alone.
 */
export function writeWrapperJar(file: string, emulatorJar: string): void {
  const lines = [
    'Manifest-Version: 1.0',
    `Main-Class: ${MAIN}`,
    `Class-Path: ${pathToFileURL(emulatorJar).href}`,
  ];
  const content = Buffer.from(`${lines.map(folded).join('\r\n')}\r\n\r\n`);
  writeFileSync(file, storedZip(content));
}

/** A line of a manifest has at most 72 bytes; what goes on begins with a space. */
const folded = (line: string): string => (line.match(/^.{1,70}|.{1,69}/g) ?? []).join('\r\n ');

/** A zip of one file, not compressed. */
function storedZip(content: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0); // version needed
  facts.writeUInt16LE(0x21, 8); // the first day that a zip can name
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(NAME.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, NAME, content]);
  const madeBy = Buffer.from([20, 0]);
  const rest = Buffer.alloc(14); // comment, disk, attributes, and the offset 0
  const central = Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, facts, rest, NAME]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
