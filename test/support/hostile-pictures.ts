import { crc32, deflateSync } from 'node:zlib'
import { joinBytes, latinBytes } from './joined-bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface HostileFile {
  name: string
  make: () => Bytes
  /** Has text that is read all the same. */
  readable?: true
  /** Is sent in every run; the others in depth, as some take the recognition of letters or all the time there is. */
  usual?: true
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes(type, data)
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return joinBytes(ends.subarray(0, 4), body, ends.subarray(4))
}

/** A white PNG of one bit a pixel. */
function buildPng(width: number, height: number): Bytes {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(Math.ceil(width / 8) + 1, 0xff)
  row[0] = 0
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return joinBytes(
    '\u0089PNG\r\n\u001a\n',
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  )
}

/** A TIFF of pages of one pixel; the last leads to the first where it loops. */
function buildTiff(pages: number, loops: boolean): Bytes {
  const size = 2 + 8 * 12 + 4
  const file = Buffer.alloc(8 + pages * size + 1)
  file.write('II*\0', 0, 'latin1')
  file.writeUInt32LE(8, 4)
  for (let number = 0; number < pages; number++) {
    const at = 8 + number * size
    file.writeUInt16LE(8, at)
    const tags = [
      [256, 1],
      [257, 1],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, 8 + pages * size],
      [278, 1],
      [279, 1],
    ]
    for (const [index, [tag = 0, value = 0]] of tags.entries()) {
      const entry = at + 2 + index * 12
      file.writeUInt16LE(tag, entry)
      file.writeUInt16LE(4, entry + 2)
      file.writeUInt32LE(1, entry + 4)
      file.writeUInt32LE(value, entry + 8)
    }
    file.writeUInt32LE(number < pages - 1 ? at + size : loops ? 8 : 0, at + size - 4)
  }
  return new Uint8Array(file)
}

const smallPng = buildPng(64, 64)

/** Pictures that are larger than they look, cut off, or more than one. */
export const hostilePictures: readonly HostileFile[] = [
  { name: 'a PNG of 30,000 pixels each way', usual: true, make: () => buildPng(30_000, 30_000) },
  {
    name: 'a PNG with a wrong size in its head',
    make: () =>
      joinBytes(
        smallPng.slice(0, 16),
        '\u007f\u00ff\u00ff\u00ff\u007f\u00ff\u00ff\u00ff',
        smallPng.slice(24),
      ),
  },
  { name: 'a PNG cut off', make: () => smallPng.slice(0, 50) },
  { name: 'a blank PNG', make: () => smallPng },
  { name: 'a PNG one pixel high', make: () => buildPng(60_000, 1) },
  { name: 'a TIFF of 3,000 pages', make: () => buildTiff(3_000, false) },
  { name: 'a TIFF that is a circle', usual: true, make: () => buildTiff(2, true) },
  {
    name: 'a WebP cut off',
    make: () => latinBytes('RIFF\u00ff\0\0\0WEBPVP8 \u00f0\0\0\0\0\u009d\u0001*\u00ff?\u00ff?'),
  },
  {
    name: 'a WebP that moves',
    make: () =>
      latinBytes(
        'RIFF\u0060\0\0\0WEBPVP8X\n\0\0\0\u0002\0\0\0\u0063\0\0\u0063\0\0ANIM\u0006\0\0\0\u00ff\u00ff\u00ff\u00ff\0\0ANMF\u0018\0\0\0',
      ),
  },
  {
    name: 'a GIF',
    make: () =>
      latinBytes(
        'GIF89a\u0001\0\u0001\0\u0080\0\0\0\0\0\u00ff\u00ff\u00ff,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;',
      ),
  },
  {
    name: 'a HEIC cut off',
    usual: true,
    make: () => latinBytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\u0001\u00ffmeta\0\0\0\0'),
  },
  {
    name: 'a JPEG cut off',
    make: () =>
      latinBytes(
        '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0\u00ff\u00c0\0\u0011\b\u00ff\u00ff\u00ff\u00ff\u0003\u0001"\0\u0002\u0011\u0001\u0003\u0011\u0001',
      ),
  },
]
