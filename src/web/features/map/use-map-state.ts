import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import { type MapState, readMapState, writeMapState } from './map-state.ts'

/** Returns the state in the URL, and a function that changes it. */
export function useMapState(): [MapState, (change: Partial<MapState>) => void] {
  const navigate = useNavigate()
  const parameters: QueryParameters = useSearch({ strict: false })
  const written = writeQueryString(writeMapState(readMapState(parameters)))
  const state = useMemo(() => readMapState(readQueryString(written)), [written])
  return [
    state,
    change => void navigate({ to: '.', search: writeMapState({ ...state, ...change }), resetScroll: false }),
  ]
}
