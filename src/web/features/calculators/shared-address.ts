import { writeQueryString } from '#domain/search/query-string.ts'
import type { PageNavigation } from '../../framework/page-navigation.ts'
import type { StateCodec } from './state-codec.ts'

/** Milliseconds without typing before the address is written. */
const typingPauseMs = 300

type Navigation = Pick<PageNavigation, 'latest' | 'navigate'>

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

/**
 * Creates a writer for a state at `path` whose address is `query`. Nothing is written while the page changes to
 * another page or to other parameters of this one, because it would land there.
 */
export function createAddressWriter<T>(
  navigation: Navigation,
  codec: StateCodec<T>,
  path: string,
  query: string,
): AddressWriter<T> {
  let followed = query
  // Queries that were written and that the page has not shown yet; typing may continue before they arrive.
  let written: string[] = []
  let waiting: { state: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const said = (): string => written.at(-1) ?? followed
  const isOurs = (): boolean => {
    const latest = navigation.latest()
    return latest.path === path && writeQueryString(latest.query) === said()
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
    void navigation.navigate({ to: path, search, replace: true, resetScroll: false })
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
