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

/**
 * A calculator's state, which lives in the address so that it can be shared, reloaded and gone back to. A change is
 * there at once; the address follows when typing rests, replacing its entry of the history. Until the first change
 * the address stays as it came. `codec` must be stable.
 */
export function useSharedState<T>(codec: StateCodec<T>): [state: T, change: (next: T) => void] {
  const search = useSearch({ strict: false }) as Parameters
  const navigate = useNavigate()
  const written = useRef(writeQuery(search))
  const [state, setState] = useState(() => codec.read(search))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const query = writeQuery(search)
  useEffect(() => {
    if (query === written.current) return
    written.current = query
    clearTimeout(timer.current)
    setState(codec.read(search))
  }, [query, search, codec])
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: T): void => {
    setState(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const parameters = codec.write(next)
      written.current = writeQuery(parameters)
      void navigate({ to: '.', search: parameters as never, replace: true, resetScroll: false })
    }, rest)
  }
  return [state, change]
}
