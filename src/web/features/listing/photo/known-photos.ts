import { useEffect } from 'react'
import type { Property } from '#contract/property-schemas.ts'
import { findPhotos, listWantedKeys, markWanted, watchPhotos } from './found-photos.ts'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** Milliseconds in which the wanted photos of a page are collected; the first paint is over by then. */
const collectDelayMs = 150

/**
 * Requests the photos of `key` as long as the returned function is not called. The code that sends the requests
 * (`photo-requests.ts`) is loaded on first use.
 */
export function wantPhotos(key: string): () => void {
  const release = markWanted(key)
  timer ??= setTimeout(() => {
    timer = undefined
    void import('./photo-requests.ts')
      .then(({ requestPhotos }) => requestPhotos(listWantedKeys()))
      .catch(() => {})
  }, collectDelayMs)
  return release
}

/**
 * Returns the known photo URLs of a property: those in its listing, else what the server finds for the first photo,
 * or for `all`.
 */
export function usePhotos({ id, images }: Pick<Property, 'id' | 'images'>, all = false): readonly string[] {
  const key = all ? `${id}+` : id
  const get = () => findPhotos(key)
  const known = useBrowserValue(get, undefined, watchPhotos)
  const asks = all || images.length === 0
  useEffect(() => (asks ? wantPhotos(key) : undefined), [asks, key])
  return known !== undefined && known.length >= images.length ? known : images
}
