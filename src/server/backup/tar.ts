/** Archives as `tar` reads them (POSIX ustar): files and folders with short plain names, which ours are. */
export interface TarEntry {
  path: string
  /** Bytes; 0 for a folder. */
  size: number
  folder: boolean
}

/** The archive ends too early, or is none. */
export class NotAnArchive extends Error {}

const block = 512
const checksumAt = 148

/** What comes before the bytes of an entry. @throws RangeError when a name or a size does not fit */
export function headerOf({ path, size, folder }: TarEntry): Buffer {
  const name = folder ? `${path}/` : path
  if (name.length > 100 || !/^[\x21-\x7e]+$/.test(name) || size >= 8 ** 11) {
    throw new RangeError(`${path} does not fit into the archive`)
  }
  const header = Buffer.alloc(block)
  header.write(name, 0, 'latin1')
  header.write(folder ? '0000700\0' : '0000600\0', 100, 'latin1')
  header.write('0000000\0'.repeat(2), 108, 'latin1')
  header.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124, 'latin1')
  header.write(folder ? '5' : '0', 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.write(`${octal(sumOf(header), 6)}\0 `, checksumAt, 'latin1')
  return header
}

/** What fills the last block after so many bytes. */
export const paddingOf = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block)

/** What ends an archive. */
export const end = (): Buffer => Buffer.alloc(2 * block)

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0')

/** The checksum counts as spaces while it is made. */
function sumOf(header: Buffer): number {
  let sum = 8 * 0x20
  for (const [at, byte] of header.entries()) {
    if (at < checksumAt || at >= checksumAt + 8) sum += byte
  }
  return sum
}

/**
 * The entries of an archive one after the other, each with its bytes, which are to be read before the next.
 * @throws NotAnArchive
 */
export async function* entriesIn(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<TarEntry & { body: AsyncIterable<Buffer> }> {
  const bytes = reader(source)
  for (;;) {
    const header = await bytes.exactly(block)
    if (header.every(byte => byte === 0)) {
      await bytes.exactly(block)
      return bytes.drain()
    }
    const number = (from: number, to: number) =>
      Number.parseInt(header.toString('latin1', from, to).replace(/[\0 ]+$/, ''), 8)
    const [size, type] = [number(124, 136), header.toString('latin1', 156, 157)]
    if (number(148, 156) !== sumOf(header) || !Number.isSafeInteger(size) || !/[05]/.test(type)) {
      throw new NotAnArchive('a damaged header')
    }
    const path = header.toString('latin1', 0, 100).replace(/\/?\0.*$/s, '')
    yield { path, size, folder: type === '5', body: bytes.upTo(size) }
    await bytes.exactly(paddingOf(size).length)
  }
}

function reader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async (): Promise<void> => {
    const { done, value } = await chunks.next()
    if (done) throw new NotAnArchive('it ends too early')
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
  }
  const taken = (size: number): Buffer => {
    const part = rest.subarray(0, size)
    rest = rest.subarray(size)
    return part
  }
  return {
    async exactly(size: number): Promise<Buffer> {
      while (rest.length < size) await more()
      return taken(size)
    },
    async *upTo(size: number): AsyncGenerator<Buffer> {
      for (let left = size; left > 0; ) {
        if (rest.length === 0) await more()
        const part = taken(Math.min(left, rest.length))
        left -= part.length
        yield part
      }
    },
    /** To the end of what it was packed with, which has a checksum of its own. */
    async drain(): Promise<void> {
      for (let next = await chunks.next(); !next.done; next = await chunks.next());
    },
  }
}
