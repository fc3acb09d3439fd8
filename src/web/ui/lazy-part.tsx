import { type ComponentType, createElement, type ReactNode, use } from 'react'

/** A component whose code is a file of its own. */
export interface LazyPart<P> {
  (props: P): ReactNode
  /** Loads the code; `undefined` once it is there. A failed load is tried again by the next call. */
  load(): Promise<unknown> | undefined
}

const parts = new Set<LazyPart<never>>()

/**
 * Creates a component that loads its code when it is first drawn, or before by `load`; once loaded it is drawn at once,
 * without a fallback in between.
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<{ default: ComponentType<P> }>,
): LazyPart<P> {
  let loaded: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P>> | null = null
  const load = (): Promise<ComponentType<P>> => {
    loading ??= fetchPart().then(
      part => (loaded = part.default),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  const Part = (props: P) => createElement(loaded ?? use(load()), props)
  Part.load = () => (loaded === null ? load() : undefined)
  parts.add(Part)
  return Part
}

/** Loads the code of all parts, so that nothing waits while the server renders. */
export async function loadAllParts(): Promise<void> {
  let known = 0
  while (known < parts.size) {
    known = parts.size
    await Promise.all([...parts].map(part => part.load()))
  }
}
