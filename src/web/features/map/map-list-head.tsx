import { memo } from 'react'
import { Link } from '../../framework/link.tsx'
import { ArrowLeft } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { Select } from '../../ui/field.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { sortLabels } from '../filters/search-words.ts'
import { MapChips } from './map-chips.tsx'
import { type MapSort, type MapState, mapSorts, readMapSort, refineMapState } from './map-state.ts'
import type { MapMatches } from './use-map-matches.ts'
import { ListFreshnessLine } from '../listing/list-freshness-line.tsx'
import { selectSearchedLists, selectShownLists } from '../listing/searched-lists.ts'
import { useNow } from '../../framework/use-now.ts'
import { NeighborhoodReturns } from './neighborhood-returns.tsx'
import { describeBubbleFigures } from './map-words.ts'

/**
 * Shows how many listings there are, of what and in which order, with links to the whole list and back from one
 * place.
 */
export const MapListHead = memo(function Head({
  state,
  go,
  matches: { list, part, error, stats, spots },
  onAll,
}: {
  state: MapState
  go: (change: Partial<MapState>) => void
  matches: MapMatches
  /** Goes from a part of the places back to all. */
  onAll: () => void
}) {
  const { criteria } = state
  const now = useNow()
  const count = list.count !== null ? formatPropertyCount(list.count) : error ? '' : 'Buscando imóveis…'
  return (
    <div className="map-list-head">
      <h1 className="flex flex-wrap items-center gap-x-2 text-xs font-semibold text-ink-3">
        Busca em Mapa
        <DemonstrationMark />
      </h1>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <p className="min-w-0 text-xl font-bold tracking-tight">
          <output>
            {count}
            {part && <span className="sr-only"> em {part.name}</span>}
          </output>
        </p>
        <Link to={pagePaths.search} search={writeSearchAddress(criteria)} className="text-link shrink-0">
          Ver Lista Completa
        </Link>
      </div>
      {stats && stats.total > 0 && (
        <div className="mb-2 text-xs text-ink-3">
          <ListFreshnessLine
            lists={
              spots.length > 0 ? selectShownLists(stats, spots) : selectSearchedLists(stats, criteria, [])
            }
            demonstration={stats.source === 'demo'}
            now={now}
          />
        </div>
      )}
      {part && (
        <div className="mb-2 flex items-center gap-2 rounded-md bg-raised-2 py-1.5 pr-1.5 pl-3">
          <p className="min-w-0 flex-1">
            <span className="line-clamp-2 text-sm font-semibold">{part.name}</span>
            <span className="block text-xs text-ink-3">
              {describeBubbleFigures(part)}
              {part.position && ` · ${part.position}`}
            </span>
          </p>
          <button
            type="button"
            className="target flex h-9 shrink-0 items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium text-amber-text hover:bg-raised-3"
            onClick={onAll}
          >
            <ArrowLeft className="size-4" />
            Todos os lugares
          </button>
        </div>
      )}
      {!part && (
        <NeighborhoodReturns
          criteria={criteria}
          onChoose={name => go(refineMapState(state, { ...criteria, neighborhood: [name] }))}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Ordenar por"
          className="select-pill shrink-0"
          value={readMapSort(criteria)}
          onChange={event => go({ criteria: { ...criteria, sort: event.target.value as MapSort } })}
        >
          {mapSorts.map(sort => (
            <option key={sort} value={sort}>
              {sort === 'relevance' ? 'Desconto, extremos no fim' : sortLabels[sort]}
            </option>
          ))}
        </Select>
        <MapChips state={state} go={go} />
      </div>
    </div>
  )
})
