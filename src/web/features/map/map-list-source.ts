import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import type { MapPointSet } from './map-points.ts'
import type { MapSort } from './map-state.ts'

/** The properties of the list beside the map, in its order. */
export interface MapListSource {
  /** Identifies the list: the same for the same numbers in the same order. */
  key: string
  /** `null` while it is not known. */
  count: number | null
  /** How many of the numbers are known, from the first on. */
  known: number
  /** Returns the number of a property by its place in the list; `''` for one that is not known. */
  idAt: (at: number) => string
}

const nothing: MapListSource = { key: '', count: null, known: 0, idAt: () => '' }

/**
 * Returns the list of all points, or its beginning as the small answer has it. The list keeps its key when the points
 * arrive and begin with the same numbers, so that its rows are asked for once.
 */
export function chooseMapList({
  points,
  entries,
  clusters,
  sort,
}: {
  points: Pick<MapPointSet, 'print' | 'idOf'> | null
  /** Positions of the points to list. */
  entries: readonly number[]
  /** `null` where the list is not the whole answer. */
  clusters: Pick<MapClusters, 'first' | 'total'> | null
  sort: MapSort
}): MapListSource {
  const first = sort === 'relevance' && clusters ? clusters.first.map(String) : null
  const firstKey = first && `first ${clusters?.total} ${first.join()}`
  if (points === null)
    return first === null || clusters === null
      ? nothing
      : { key: firstKey ?? '', count: clusters.total, known: first.length, idAt: at => first[at] ?? '' }
  const idAt = (at: number): string => {
    const entry = entries[at]
    return entry === undefined ? '' : points.idOf(entry)
  }
  const isSame = clusters?.total === entries.length && first?.every((id, at) => id === idAt(at))
  return {
    key: isSame && firstKey ? firstKey : `${points.print}|${sort}|${entries.length}|${hashEntries(entries)}`,
    count: entries.length,
    known: entries.length,
    idAt,
  }
}

/** FNV-1a over positions. */
function hashEntries(entries: readonly number[]): string {
  let hash = 0x811c9dc5
  for (const entry of entries) hash = Math.imul(hash ^ entry, 0x01000193)
  return (hash >>> 0).toString(36)
}
