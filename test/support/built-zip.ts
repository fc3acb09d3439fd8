import { deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  bytes: Buffer
  /** What the archive says of its size; the truth where it is left out. */
  claimed?: number
}

/** Writes an archive by hand, so that it can lie. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, bytes, claimed = bytes.length } of parts) {
    const packed = deflateRawSync(bytes)
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(claimed, 8)
    sizes.writeUInt16LE(name.length, 12)
    const local = Buffer.concat([
      Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
      sizes,
      Buffer.from(name),
      packed,
    ])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    entries.push(
      Buffer.concat([
        Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
        sizes,
        rest,
        Buffer.from(name),
      ]),
    )
    files.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, directory, end])
}
