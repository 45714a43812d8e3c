// Writes ZIP packs, sound ones and broken ones, so that no test needs a packer on the machine.
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  bytes: Buffer;
  /** 0 stored, 8 deflated (the default), any other to be refused. */
  method?: number;
  isEncrypted?: boolean;
  /** What the directory states, where it is to be wrong. */
  crc?: number;
  size?: number;
  /** The entry whose packed bytes this one shares, as overlapping bombs do. */
  sameAs?: number;
}

/** The bytes of a pack with these entries, in this order. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  const placed: { offset: number; packed: number }[] = [];
  let position = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const method = entry.method ?? 8;
    const packed = method === 8 && entry.sameAs === undefined ? deflateRawSync(entry.bytes) : entry.bytes;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.isEncrypted ? 0x801 : 0x800, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(entry.crc ?? crc32(entry.bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.size ?? entry.bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const shared = entry.sameAs === undefined ? undefined : placed[entry.sameAs];
    const place = shared ?? { offset: position, packed: packed.length };
    placed.push(place);
    if (shared === undefined) {
      local.push(Buffer.from('PK\x03\x04'), fields, name, packed);
      position += 4 + fields.length + name.length + packed.length;
    }
    fields.writeUInt32LE(place.packed, 14);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(place.offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), Buffer.from(fields), tail, name);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length & 0xffff, 4);
  end.writeUInt16LE(entries.length & 0xffff, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(position, 12);
  return Buffer.concat([...local, listed, Buffer.from('PK\x05\x06'), end]);
}
