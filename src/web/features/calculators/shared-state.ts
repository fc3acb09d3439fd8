import { usePageLocation } from '../../framework/page-location.ts'
import { type PageNavigation, usePageNavigation } from '../../framework/page-navigation.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { useEffect, useRef, useState } from 'react'
import { writeQueryString } from '#domain/search/query-string.ts'
import type { StateCodec } from './state-codec.ts'

/** Milliseconds without typing before the address is written. */
const typingPauseMs = 300

type Navigation = Pick<PageNavigation, 'latest' | 'navigate'>

/** Writes a state into the address of its own page. */
interface AddressWriter<T> {
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
  const addressQuery = (): string => written.at(-1) ?? followed
  const isOurs = (): boolean => {
    const latest = navigation.latest()
    return latest.path === path && writeQueryString(latest.query) === addressQuery()
  }
  const stop = (): void => {
    clearTimeout(timer)
    waiting = null
  }
  const write = (state: T): void => {
    stop()
    const search = codec.write(state)
    const next = writeQueryString(search)
    if (next === addressQuery() || !isOurs()) return
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

/** The operations on the address besides changing the state. */
interface SharedAddress {
  /** Writes the state into the address at once. */
  commit(): void
  /** Returns the full link to the page's present state, even when the address lags behind. */
  link(): string
}

/** Calls back before the page may be left: on a press, on leaving a field, on the browser's own keys. */
function useBeforeLeaving(flush: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.key === 'F5') flush()
    }
    const presses = ['pointerdown', 'click', 'focusout', 'visibilitychange'] as const
    for (const name of presses) document.addEventListener(name, flush, true)
    document.addEventListener('keydown', key, true)
    // When the page is loaded again, `pagehide` comes too late.
    for (const name of ['beforeunload', 'pagehide']) window.addEventListener(name, flush)
    return () => {
      for (const name of presses) document.removeEventListener(name, flush, true)
      document.removeEventListener('keydown', key, true)
      for (const name of ['beforeunload', 'pagehide']) window.removeEventListener(name, flush)
    }
  }, [flush])
}

/**
 * A calculator's state, kept in the address so that it can be shared, reloaded and gone back to. A change applies at
 * once; the address is written when typing stops or before the page is left, replacing its entry of the history.
 * Until the first change the address stays as it was opened. `codec` must be stable.
 */
export function useSharedState<T>(
  codec: StateCodec<T>,
): [state: T, change: (next: T) => void, address: SharedAddress] {
  const navigation = usePageNavigation()
  const origin = useBrowserValue(() => window.location.origin, '')
  const { path, query: search } = usePageLocation()
  const query = writeQueryString(search)
  const [writer] = useState(() => createAddressWriter(navigation, codec, path, query))
  const [state, setState] = useState(() => codec.read(search))
  const latest = useRef(state)
  useEffect(() => {
    if (!writer.arrived(query)) return
    latest.current = codec.read(search)
    setState(latest.current)
  }, [writer, query, search, codec])
  useEffect(() => writer.stop, [writer])
  useBeforeLeaving(writer.flush)
  const commit = (): void => writer.write(latest.current)
  const change = (next: T): void => {
    latest.current = next
    setState(next)
    writer.later(next)
  }
  const link = (): string => {
    const written = writeQueryString(codec.write(latest.current))
    return `${origin}${path}${written && `?${written}`}`
  }
  return [state, change, { commit, link }]
}
