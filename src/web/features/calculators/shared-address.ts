import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import type { StateCodec } from './state-codec.ts'

/** Milliseconds without typing before the address is written. */
const typingPauseMs = 300

/** The part of the router that is used. */
interface Router {
  /** The current location or the one being navigated to. */
  readonly latestLocation: { pathname: string; search: object }
  navigate(to: {
    to: string
    search: Record<string, string>
    replace: true
    resetScroll: false
  }): Promise<void>
  history: { flush(): void }
}

/** Writes a state into the address of its own page. */
export interface AddressWriter<T> {
  /** Writes the state when typing stops. */
  later(state: T): void
  /** Writes the waiting state at once, if there is one. */
  flush(): void
  /** Writes the state at once. */
  write(state: T): void
  /**
   * Handles the page's present query; returns `true` when another source wrote it, and drops the waiting state then.
   */
  arrived(query: string): boolean
  stop(): void
}

const trimmed = (path: string): string => path.replace(/(?<=.)\/$/, '')

/**
 * Creates a writer for a state at `path` whose address is `query`. Nothing is written while the router navigates to
 * another page or to other parameters of this one, because it would land there.
 */
export function createAddressWriter<T>(
  router: Router,
  codec: StateCodec<T>,
  path: string,
  query: string,
): AddressWriter<T> {
  let followed = query
  // Queries that were written and that the router has not returned yet; typing may continue before they arrive.
  let written: string[] = []
  let waiting: { state: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const said = (): string => written.at(-1) ?? followed
  const isOurs = (): boolean => {
    const { pathname, search } = router.latestLocation
    return trimmed(pathname) === trimmed(path) && writeQueryString(search as QueryParameters) === said()
  }
  const stop = (): void => {
    clearTimeout(timer)
    waiting = null
  }
  const write = (state: T): void => {
    stop()
    const search = codec.write(state)
    const next = writeQueryString(search)
    if (next === said() || !isOurs()) return
    written.push(next)
    void router.navigate({ to: path, search, replace: true, resetScroll: false })
    // Flushes at once; otherwise the browser would overwrite the next entry of the history with this one.
    router.history.flush()
  }
  const flush = (): void => {
    if (waiting) write(waiting.state)
  }
  return {
    later(state) {
      stop()
      waiting = { state }
      timer = setTimeout(flush, typingPauseMs)
    },
    flush,
    write,
    arrived(now) {
      if (now === followed) return false
      followed = now
      const ours = written.indexOf(now)
      written.splice(0, ours + 1)
      if (ours !== -1) return false
      stop()
      written = []
      return true
    },
    stop,
  }
}
