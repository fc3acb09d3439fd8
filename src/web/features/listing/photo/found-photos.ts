/**
 * The photos found since the lists were answered, by `id`, or by `id+` when all of a property's photos were
 * requested.
 */
const foundPhotos = new Map<string, readonly string[]>()
const wantedKeys = new Set<string>()
const listeners = new Set<() => void>()

/** Returns the photos found for a key; `undefined` while the server has not answered. */
export const findPhotos = (key: string): readonly string[] | undefined => foundPhotos.get(key)

/** Records the photos of each key and notifies the pages. */
export function recordPhotos(photos: Iterable<readonly [key: string, paths: readonly string[]]>): void {
  for (const [key, paths] of photos) foundPhotos.set(key, paths)
  for (const listener of listeners) listener()
}

/** Calls the listener when photos were recorded, until the returned function is called. */
export const watchPhotos = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a shown part waits for the photos of this key. */
export const isPhotoWanted = (key: string): boolean => wantedKeys.has(key)

/** Lists the keys whose photos shown parts wait for. */
export const listWantedKeys = (): string[] => [...wantedKeys]

/** Marks the photos of `key` as wanted until the returned function is called. */
export function markWanted(key: string): () => void {
  wantedKeys.add(key)
  return () => void wantedKeys.delete(key)
}
