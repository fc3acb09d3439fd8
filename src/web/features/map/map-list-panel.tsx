import { ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatPropertyCount } from '../listing/properties-text.ts'
import type { MapHover } from './map-hover.ts'
import { MapList } from './map-list.tsx'
import { MapListHead } from './map-list-head.tsx'
import type { MapState } from './map-state.ts'
import type { MapMatches } from './use-map-matches.ts'

/** A sheet over the map on a phone: whether it is raised, and how to raise or lower it. */
interface Sheet {
  raised: boolean
  onRaise: (raised: boolean) => void
}

function describeList({ error, points, list }: MapMatches): string {
  if (error && !points) return ': erro ao buscar imóveis'
  return list.count === null ? '' : `: ${formatPropertyCount(list.count)}`
}

const Handle = ({ sheet: { raised, onRaise }, matches }: { sheet: Sheet; matches: MapMatches }) => (
  <button type="button" className="map-sheet-handle" aria-expanded={raised} onClick={() => onRaise(!raised)}>
    <ChevronUp className="size-5" />
    {raised ? 'Ver mais do mapa' : `Ver a lista${describeList(matches)}`}
  </button>
)

/** The list: beside the map, over it as a sheet, or (with `bar` on top) as the page itself. */
export function MapListPanel({
  bar,
  sheet,
  ...rest
}: {
  bar: ReactNode
  sheet: Sheet | null
  state: MapState
  go: (change: Partial<MapState>) => void
  matches: MapMatches
  hover: MapHover
  /** Shows a spot on the map; `null` when there is no map. */
  onShow: ((key: string) => void) | null
  onClear: (() => void) | null
  /** Goes from a part of the places back to all. */
  onAll: () => void
}) {
  const panel = useRef<HTMLElement>(null)
  const { key: listKey } = rest.matches.list
  // A new list starts at the top.
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
  }, [listKey])
  return (
    <section
      ref={panel}
      className="map-list quiet-scroll"
      aria-label="Lista de imóveis"
      data-raised={sheet?.raised || undefined}
      tabIndex={-1}
    >
      {sheet && <Handle sheet={sheet} matches={rest.matches} />}
      {bar}
      <div hidden={sheet !== null && !sheet.raised}>
        <MapListHead {...rest} />
        <MapList {...rest} />
      </div>
    </section>
  )
}
