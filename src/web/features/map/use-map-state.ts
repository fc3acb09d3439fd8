import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Parameters } from '#domain/search/criteria.ts'
import { readQuery, writeQuery } from '#domain/search/query.ts'
import { type MapState, readMap, writeMap } from './map-state.ts'

/** Returns the state in the URL, and a function that changes it. */
export function useMapState(): [MapState, (change: Partial<MapState>) => void] {
  const navigate = useNavigate()
  const parameters: Parameters = useSearch({ strict: false })
  const written = writeQuery(writeMap(readMap(parameters)))
  const state = useMemo(() => readMap(readQuery(written)), [written])
  return [
    state,
    change => void navigate({ to: '.', search: writeMap({ ...state, ...change }), resetScroll: false }),
  ]
}
