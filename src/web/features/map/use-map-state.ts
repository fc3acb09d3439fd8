import { usePageLocation } from '../../framework/page-location.ts'
import { useNavigate } from '../../framework/page-navigation.ts'
import { useCallback, useMemo } from 'react'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import { type MapState, readMapState, writeMapState } from './map-state.ts'

/** Returns the state in the URL, and a function that changes it. */
export function useMapState(): [MapState, (change: Partial<MapState>) => void] {
  const navigate = useNavigate()
  const { path, query: parameters } = usePageLocation()
  const written = writeQueryString(writeMapState(readMapState(parameters)))
  const state = useMemo(() => readMapState(readQueryString(written)), [written])
  const go = useCallback(
    (change: Partial<MapState>) =>
      void navigate({ to: path, search: writeMapState({ ...state, ...change }), resetScroll: false }),
    [navigate, path, state],
  )
  return [state, go]
}
