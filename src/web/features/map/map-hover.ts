import { useState, useSyncExternalStore } from 'react'
import type { MapBubble } from './map-bubbles.ts'
import type { MapPoint } from './map-points.ts'

/** A value that renders only its subscribers when it changes. */
class Watched<T> {
  #value: T
  readonly #listeners = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }

  readonly get = (): T => this.#value

  readonly set = (value: T): void => {
    if (value === this.#value) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** What the pointer is over. It changes with every move, so it is not React state of the page. */
export interface MapHover {
  /** The spot of the list row under the pointer. */
  pointed: Watched<MapPoint | null>
  /** The bubble under the pointer. */
  over: Watched<MapBubble | null>
}

/** Creates the state of what the pointer is on, for one map and its list. */
export const useMapHover = (): MapHover =>
  useState(() => ({
    pointed: new Watched<MapPoint | null>(null),
    over: new Watched<MapBubble | null>(null),
  }))[0]

/** Returns a watched value and follows its changes. */
export const useHovered = <T>(watched: Watched<T>): T =>
  useSyncExternalStore(watched.listen, watched.get, watched.get)
