import { useState } from 'react'
import { everything } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import { type MapState, writeMap } from './map-state.ts'
import type { Spot } from './points.ts'

/** Keys of the places in a bubble of several that was pressed: the list is theirs. */
export type Group = ReadonlySet<string>

/** What the list is of, whatever its order and whether the map is in sight. */
const subjectOf = (state: MapState): string =>
  writeQuery(writeMap({ ...state, onMap: false, criteria: { ...state.criteria, sort: everything.sort } }))

/** The group, as long as filters, area and chosen place stay the same; how to take another or none. */
export function useGroup(state: MapState): [Group | null, (spots: readonly Spot[] | null) => void] {
  const [group, setGroup] = useState<{ of: string; keys: Group } | null>(null)
  const subject = subjectOf(state)
  return [
    group?.of === subject ? group.keys : null,
    spots =>
      setGroup(
        // Pressing a bubble lets a chosen place go.
        spots && { of: subjectOf({ ...state, spot: null }), keys: new Set(spots.map(({ key }) => key)) },
      ),
  ]
}
