import { useState } from 'react'
import { everything } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import { type MapState, writeMap } from './map-state.ts'
import type { Spot } from './points.ts'

/** Keys of the places in the pressed bubble; the list shows only these. */
export type Group = ReadonlySet<string>

/** Identifies the subject of the list, whatever its order and whether the map is visible. */
const subjectOf = (state: MapState): string =>
  writeQuery(writeMap({ ...state, onMap: false, criteria: { ...state.criteria, sort: everything.sort } }))

/**
 * Returns the group, which lasts as long as filters, area and chosen place stay the same, and a function that sets
 * another or none.
 */
export function useGroup(state: MapState): [Group | null, (spots: readonly Spot[] | null) => void] {
  const [group, setGroup] = useState<{ of: string; keys: Group } | null>(null)
  const subject = subjectOf(state)
  return [
    group?.of === subject ? group.keys : null,
    spots =>
      setGroup(
        // Pressing a bubble clears a chosen place.
        spots && { of: subjectOf({ ...state, spot: null }), keys: new Set(spots.map(({ key }) => key)) },
      ),
  ]
}
