/** Bytes of arrays that reading one file may take: in one piece, and altogether, the freed ones included. */
interface MemoryBounds {
  piece: number
  whole: number
}

export const usualMemory: MemoryBounds = { piece: 48 * 1024 * 1024, whole: 512 * 1024 * 1024 }

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

/** How much a new array takes for itself: of a view on another one's memory nothing. */
function bytesOf(given: unknown, perElement: number): number {
  if (typeof given === 'number') return given * perElement
  if (typeof given !== 'object' || given === null || given instanceof ArrayBuffer) return 0
  const { length } = given as { length?: unknown }
  return typeof length === 'number' ? length * perElement : 0
}

/**
 * Bounds the memory of arrays in this thread, which a thread's own limits do not count: a small PDF may hold gigabytes
 * once it is inflated. To be called before the library is loaded; what it inflates by itself is then counted here, so
 * the platform's inflating, which is not, is taken away.
 * @param exceeded ends the thread: what reads a hostile file may swallow an error
 */
export function boundMemory({ piece, whole }: MemoryBounds, exceeded: () => never): void {
  let taken = 0
  const take = (bytes: number): void => {
    taken += bytes
    if (bytes > piece || taken > whole) exceeded()
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
