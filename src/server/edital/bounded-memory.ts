/** Maximum bytes of arrays while one file is read: in one piece, and altogether, including freed ones. */
interface MemoryBounds {
  piece: number
  whole: number
}

export const defaultMemoryBounds: MemoryBounds = { piece: 48 * 1024 * 1024, whole: 512 * 1024 * 1024 }

const arrays = [
  'Uint8Array',
  'Uint8ClampedArray',
  'Int8Array',
  'Uint16Array',
  'Int16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
] as const

/** Counts the bytes a new array allocates; a view on another array's memory allocates none. */
function bytesOf(given: unknown, perElement: number): number {
  if (typeof given === 'number') return given * perElement
  if (typeof given !== 'object' || given === null || given instanceof ArrayBuffer) return 0
  const { length } = given as { length?: unknown }
  return typeof length === 'number' ? length * perElement : 0
}

/**
 * Limits the memory of arrays in this thread, which a thread's own limits do not count: a small PDF may inflate to
 * gigabytes. Must be called before the library is loaded; the library's own inflating is then counted here, and the
 * platform's, which is not, is removed.
 * @param exceeded ends the thread, because code that reads a hostile file may swallow an error
 */
export function boundMemory({ piece, whole }: MemoryBounds, exceeded: () => never): void {
  let allocated = 0
  const take = (bytes: number): void => {
    allocated += bytes
    if (bytes > piece || allocated > whole) exceeded()
  }
  const counted = <T extends object>(array: T, perElement: number): T =>
    new Proxy(array, {
      construct(target, given: unknown[], made) {
        take(bytesOf(given[0], perElement))
        return Reflect.construct(target as unknown as () => object, given, made) as object
      },
    })
  for (const name of arrays) {
    Reflect.set(globalThis, name, counted(globalThis[name], globalThis[name].BYTES_PER_ELEMENT))
  }
  Reflect.set(globalThis, 'ArrayBuffer', counted(ArrayBuffer, 1))
  Reflect.deleteProperty(globalThis, 'DecompressionStream')
}
