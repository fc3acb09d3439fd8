import { useCallback, useState } from 'react'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import { type MapState, writeMapState } from './map-state.ts'
import type { MapPoint } from './map-points.ts'

/** Keys of the places in the pressed bubble; the list shows only these. */
export type BubbleGroup = ReadonlySet<string>

/** Identifies the subject of the list, whatever its order and whether the map is visible. */
const subjectOf = (state: MapState): string =>
  writeQueryString(
    writeMapState({ ...state, onMap: false, criteria: { ...state.criteria, sort: emptyCriteria.sort } }),
  )

/**
 * Returns the group, which lasts as long as filters, area and chosen place stay the same, and a function that sets
 * another or none.
 */
export function useBubbleGroup(
  state: MapState,
): [BubbleGroup | null, (spots: readonly MapPoint[] | null) => void] {
  const [group, setGroup] = useState<{ subject: string; keys: BubbleGroup } | null>(null)
  const choose = useCallback(
    (spots: readonly MapPoint[] | null) =>
      setGroup(
        // Pressing a bubble clears a chosen place.
        spots && { subject: subjectOf({ ...state, spot: null }), keys: new Set(spots.map(({ key }) => key)) },
      ),
    [state],
  )
  return [group?.subject === subjectOf(state) ? group.keys : null, choose]
}
