import { usePageLocation } from '../../framework/page-location.ts'
import { usePageNavigation } from '../../framework/page-navigation.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { useEffect, useRef, useState } from 'react'
import { writeQueryString } from '#domain/search/query-string.ts'
import type { StateCodec } from './state-codec.ts'
import { createAddressWriter } from './shared-address.ts'

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
