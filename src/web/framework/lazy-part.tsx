import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'

/** A component whose code is a file of its own. */
export interface LazyPart<P> {
  (props: P): ReactNode
  /** Loads the code; `undefined` once it is there. A failed load is tried again by the next call. */
  load(): Promise<unknown> | undefined
  isLoaded(): boolean
}

/** Code that loads, with the marks by which React's `use` reads its state at once. */
interface Loading<T> extends Promise<T> {
  status?: 'fulfilled' | 'rejected' | 'pending'
}

function startLoading<T>(fetchCode: () => Promise<T>): Loading<T> {
  const loading: Loading<T> = fetchCode()
  loading.then(
    value => void Object.assign(loading, { status: 'fulfilled', value }),
    // A returned promise would fail a second time, and nothing would handle that.
    (reason: unknown) => void Object.assign(loading, { status: 'rejected', reason }),
  )
  return loading
}

/** By the files of their code. */
const parts = new Map<string, LazyPart<never>>()

/** Collects the files of the parts that the server renders; `null` in the browser. */
export const DrawnPartsContext = createContext<((file: string) => void) | null>(null)

/**
 * Creates a component that loads its code when it is first drawn, or before by `load`; once loaded it is drawn at once,
 * without a fallback in between. While its code has failed to load, drawing it throws the failure.
 * @param file the file of its code from src/web, as the build names it: the browser asks for what the server rendered
 */
export function lazyPart<P extends object>(
  file: string,
  fetchPart: () => Promise<{ default: ComponentType<P> }>,
): LazyPart<P> {
  let code: Loading<ComponentType<P>> | null = null
  const load = (): Loading<ComponentType<P>> =>
    (code = code === null || code.status === 'rejected' ? startLoading(fetchCode) : code)
  const fetchCode = () => fetchPart().then(part => part.default)
  const Part = (props: P) => {
    use(DrawnPartsContext)?.(file)
    return createElement(use((code ?? load()) as Promise<ComponentType<P>>), props)
  }
  Part.isLoaded = () => code?.status === 'fulfilled'
  Part.load = () => (Part.isLoaded() ? undefined : load())
  parts.set(file, Part)
  return Part
}

/**
 * Loads the code of the parts that the server rendered, so that they are taken over as they are; parts within parts
 * become known once their own are loaded. A part that does not load throws when it is drawn.
 */
export async function loadDrawnParts(files: readonly string[]): Promise<void> {
  const waiting = new Set(files)
  for (;;) {
    const known = [...waiting].filter(file => parts.has(file))
    if (known.length === 0) return
    for (const file of known) waiting.delete(file)
    await Promise.all(
      known.map(async file =>
        parts
          .get(file)
          ?.load()
          ?.catch(() => undefined),
      ),
    )
  }
}

/** Loads the code of all parts, so that nothing waits while the server renders. */
export async function loadAllParts(): Promise<void> {
  let known = 0
  while (known < parts.size) {
    known = parts.size
    await Promise.all([...parts.values()].map(async part => part.load()))
  }
}
