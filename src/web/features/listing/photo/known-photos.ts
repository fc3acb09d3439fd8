import { useEffect, useSyncExternalStore } from 'react'
import type { Property } from '#contract/property-schemas.ts'

/**
 * The photos found since the lists were answered, by `id`, or by `id+` when all of a property's photos were
 * requested. The code that sends requests (asking.ts) is loaded on first use.
 */
const foundPhotos = new Map<string, readonly string[]>()
const wantedKeys = new Set<string>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Milliseconds in which the wanted photos of a page are collected; the first paint is over by then. */
const collectDelayMs = 150

export const isPhotoWanted = (key: string): boolean => wantedKeys.has(key)

/** Wants the photos of `key` until the returned function is called. */
export function wantPhotos(key: string): () => void {
  wantedKeys.add(key)
  timer ??= setTimeout(() => {
    timer = undefined
    void import('./photo-requests.ts')
      .then(({ requestPhotos: askFor }) => askFor([...wantedKeys]))
      .catch(() => {})
  }, collectDelayMs)
  return () => void wantedKeys.delete(key)
}

export function recordPhotos(photos: Iterable<readonly [key: string, paths: readonly string[]]>): void {
  for (const [key, paths] of photos) foundPhotos.set(key, paths)
  for (const listener of listeners) listener()
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns the known photo URLs of a property: those in its listing, else what the server finds for the first photo,
 * or for `all`.
 */
export function usePhotos({ id, images }: Pick<Property, 'id' | 'images'>, all = false): readonly string[] {
  const key = all ? `${id}+` : id
  const get = () => foundPhotos.get(key)
  const known = useSyncExternalStore(listen, get, get)
  const asks = all || images.length === 0
  useEffect(() => (asks ? wantPhotos(key) : undefined), [asks, key])
  return known !== undefined && known.length >= images.length ? known : images
}
