import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Parameters } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'

/** How a calculator's state is written into the address, and read back. `read` is total. */
export interface StateCodec<T> {
  read(parameters: Parameters): T
  write(state: T): Record<string, string>
}

/** How long nobody must have typed before the address follows. */
const rest = 300

/** What one can do with the address besides changing the state. */
interface SharedAddress {
  /** Lets the address follow at once. */
  commit(): void
  /** The whole link to what is on the page now, wherever the address is. */
  link(): string
}

/**
 * A calculator's state, which lives in the address so that it can be shared, reloaded and gone back to. A change is
 * there at once; the address follows when typing rests, replacing its entry of the history. Until the first change
 * the address stays as it came. `codec` must be stable.
 */
export function useSharedState<T>(
  codec: StateCodec<T>,
): [state: T, change: (next: T) => void, address: SharedAddress] {
  const search = useSearch({ strict: false }) as Parameters
  const navigate = useNavigate()
  const query = writeQuery(search)
  const followed = useRef(query)
  // What we wrote and the router has not brought back yet: it may still be on its way when one types on.
  const written = useRef<string[]>([])
  const [state, setState] = useState(() => codec.read(search))
  const latest = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (query === followed.current) return
    followed.current = query
    const ours = written.current.indexOf(query)
    written.current.splice(0, ours + 1)
    if (ours !== -1) return
    clearTimeout(timer.current)
    written.current = []
    latest.current = codec.read(search)
    setState(latest.current)
  }, [query, search, codec])
  useEffect(() => () => clearTimeout(timer.current), [])
  const commit = (): void => {
    clearTimeout(timer.current)
    const parameters = codec.write(latest.current)
    const next = writeQuery(parameters)
    if (next === (written.current.at(-1) ?? followed.current)) return
    written.current.push(next)
    void navigate({ to: '.', search: parameters as never, replace: true, resetScroll: false })
  }
  const change = (next: T): void => {
    latest.current = next
    setState(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(commit, rest)
  }
  const link = (): string => {
    const at = new URL(window.location.pathname, window.location.origin)
    at.search = writeQuery(codec.write(latest.current))
    return at.href
  }
  return [state, change, { commit, link }]
}
