import type { Parameters } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import type { StateCodec } from './codec.ts'

/** How long nobody must have typed before the address follows. */
const rest = 300

/** What is asked of the router. */
interface Router {
  /** Where one is, or is already on the way to. */
  readonly latestLocation: { pathname: string; search: object }
  navigate(to: { to: string; search: never; replace: true; resetScroll: false }): Promise<void>
  history: { flush(): void }
}

/** Writes a state into the address of its own page. */
export interface AddressWriter<T> {
  /** The address follows this state when typing rests. */
  later(state: T): void
  /** It follows at once, if something is waiting. */
  flush(): void
  /** It follows this state at once. */
  write(state: T): void
  /** What the page's address says now; `true` where somebody else wrote it, and what waits is given up. */
  arrived(query: string): boolean
  stop(): void
}

const trimmed = (path: string): string => path.replace(/(?<=.)\/$/, '')

/**
 * For a state that lives at `path`, whose address says `query`. Once the router is under way to another page, or to
 * other parameters of this one, nothing is written any more: it would land there.
 */
export function addressWriter<T>(
  router: Router,
  codec: StateCodec<T>,
  path: string,
  query: string,
): AddressWriter<T> {
  let followed = query
  // What we wrote and the router has not brought back yet: it may still be on its way when one types on.
  let written: string[] = []
  let waiting: { state: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const said = (): string => written.at(-1) ?? followed
  const isOurs = (): boolean => {
    const { pathname, search } = router.latestLocation
    return trimmed(pathname) === trimmed(path) && writeQuery(search as Parameters) === said()
  }
  const stop = (): void => {
    clearTimeout(timer)
    waiting = null
  }
  const write = (state: T): void => {
    stop()
    const search = codec.write(state)
    const next = writeQuery(search)
    if (next === said() || !isOurs()) return
    written.push(next)
    void router.navigate({ to: path, search: search as never, replace: true, resetScroll: false })
    // Before anything else goes into the history: the browser's entry would be written over with it.
    router.history.flush()
  }
  const flush = (): void => {
    if (waiting) write(waiting.state)
  }
  return {
    later(state) {
      stop()
      waiting = { state }
      timer = setTimeout(flush, rest)
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
