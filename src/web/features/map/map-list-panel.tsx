import { ArrowLeft, ChevronUp, X } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { formatPropertyCount } from '../listing/properties-text.ts'
import type { MapHover } from './map-hover.ts'
import { MapList } from './map-list.tsx'
import { type MapSort, mapSorts, type MapState, readMapSort, refineMapState } from './map-state.ts'
import type { MapMatches } from './use-map-matches.ts'
import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { Select } from '../../ui/field.tsx'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { sortLabels } from '../filters/search-words.ts'
import { ListFreshnessLine } from '../listing/list-freshness-line.tsx'
import { selectSearchedLists, selectShownLists } from '../listing/searched-lists.ts'
import { useNow } from '../../framework/use-now.ts'
import { describeBubbleFigures } from './map-words.ts'
import { useQuery } from '@tanstack/react-query'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { hasNeighborhoodReturns, neighborhoodReturnsQuery } from './map-queries.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'

/** Maximum chips shown at once: they take two lines when their labels are long; the others are shown on demand. */
const maxVisibleChips = 4

/** The map's window and the active filters, each removable with one press. */
function MapChips({
  state: { criteria, area },
  go,
}: {
  state: MapState
  go: (change: Partial<MapState>) => void
}) {
  const [all, setAll] = useState(false)
  const chips: { key: string; label: string; change: Partial<MapState> }[] = []
  if (area !== null) chips.push({ key: 'area', label: 'Área do mapa', change: { area: null, spot: null } })
  for (const { key, label, without } of buildCriteriaChips(criteria))
    chips.push({ key, label, change: refineMapState({ criteria }, without) })
  if (chips.length === 0) return null
  const shown = all || chips.length <= maxVisibleChips ? chips : chips.slice(0, maxVisibleChips - 1)
  const hidden = chips.length - shown.length
  return (
    <ul aria-label="Filtros ativos" className="flex flex-wrap gap-2 min-w-0">
      {shown.map(({ key, label, change }) => (
        <li key={key}>
          <button
            type="button"
            className="chip target"
            aria-label={`Remover filtro: ${label}`}
            onClick={() => go(change)}
          >
            <span className="truncate max-w-38">{label}</span>
            <X className="size-3.5 shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className="chip target"
            aria-label={`Mostrar mais ${hidden} filtros`}
            onClick={() => setAll(true)}
          >
            +{hidden}
          </button>
        </li>
      )}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className="target h-8 px-1 text-xs font-medium text-amber-text hover:underline"
            onClick={() =>
              go({ criteria: { ...emptyCriteria, sort: criteria.sort }, area: null, spot: null })
            }
          >
            Limpar
          </button>
        </li>
      )}
    </ul>
  )
}

/**
 * The median return of each neighborhood of one city. Renders nothing where none is known, and for a resident buyer.
 */
function NeighborhoodReturns({
  criteria,
  onChoose,
}: {
  criteria: Criteria
  onChoose: (neighborhood: string) => void
}) {
  const source = useCatalogueSource()
  const { data: returns } = useQuery({
    ...neighborhoodReturnsQuery(source, criteria),
    enabled: hasNeighborhoodReturns(criteria),
  })
  const isResidentBuyer = useIsResidentBuyer()
  if (isResidentBuyer || returns === undefined || returns.length === 0) return null
  return (
    <details className="for-resale text-sm/5.5 mb-3">
      <summary className="flex items-center min-h-target w-fit text-amber-text font-semibold cursor-pointer">
        Retorno por bairro
      </summary>
      <p className="mt-1 text-xs text-ink-3">
        Mediana do ROI líquido dos imóveis desta busca em cada bairro, pelas premissas padrão, sobre a
        avaliação da lista da Caixa. Imóveis sem retorno conhecido ficam de fora.
      </p>
      <ul aria-label="Retorno por bairro" className="quiet-scroll max-h-64 mt-2 overflow-y-auto">
        {returns.map(({ name, known, netReturn }) => (
          <li key={name}>
            <button
              className="flex items-center justify-between gap-3 w-full min-h-target px-2 rounded-sm text-left hover:bg-raised-2"
              type="button"
              onClick={() => onChoose(name)}
            >
              <span className="truncate">{formatPlaceName(name)}</span>
              <span className="shrink-0">
                <b>{formatNetRoi(netReturn)}</b>
                <span className="text-xs text-ink-3"> · {formatPropertyCount(known)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * Shows how many listings there are, of what and in which order, with links to the whole list and back from one
 * place.
 */
const MapListHead = memo(function Head({
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
