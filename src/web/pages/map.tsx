import { Link } from '@tanstack/react-router'
import { ChevronUp, List as ListIcon, Map as MapIcon } from 'lucide-react'
import { useCallback, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { everything } from '#domain/search/criteria.ts'
import { useSource } from '../api/source.ts'
import type { Bubble } from '../features/map/bubbles.ts'
import { Filters } from '../features/map/filters.tsx'
import { InlineFields } from '../features/map/inline-fields.tsx'
import { List } from '../features/map/list.tsx'
import { ListHead } from '../features/map/list-head.tsx'
import { MapPane } from '../features/map/map-pane.tsx'
import { sortOf } from '../features/map/map-state.ts'
import type { Spot } from '../features/map/points.ts'
import { useMapState } from '../features/map/use-map-state.ts'
import { useMatches } from '../features/map/use-matches.ts'
import { canDraw } from '../features/map/webgl.ts'
import { chipsOf } from '../features/search/chips.ts'
import { searchFor, writeSearch } from '../features/search/search-state.ts'
import { SourceBanner } from '../features/search/source-banner.tsx'
import { whereabouts } from '../features/search/words.ts'
import { buttonClass } from '../ui/button.tsx'
import { properties } from '../ui/format.ts'
import { useMedia, wideScreen } from '../ui/media.ts'
import { usePageTitle } from '../ui/page-title.ts'
import '../ui/map.css'

const Notice = () => (
  <p className="map-notice">
    <span className="rounded-sm bg-amber px-1.5 text-2xs leading-4.5 font-bold text-amber-ink">BETA</span>
    <span>Posição pelo centro do município quando a Caixa não informa o endereço exato</span>
  </p>
)

/** The map with its list: beside it on a desk; on a phone the list comes first and the map when asked for. */
export default function MapPage() {
  const source = useSource()
  const [state, go] = useMapState()
  const { criteria, drawn } = state
  const matches = useMatches(state)
  const { points, shown, frame, chosen } = matches
  const wide = useMedia(wideScreen)
  const drawable = canDraw()
  const onMap = drawable && (wide || state.onMap)
  const [open, setOpen] = useState(false)
  const [raised, setRaised] = useState(false)
  const [pointed, setPointed] = useState<Spot | null>(null)
  const [over, setOver] = useState<Bubble | null>(null)
  usePageTitle(
    'Busca em Mapa',
    `Imóveis que a Caixa vende ${whereabouts(criteria)}, no mapa: leilões, licitações, vendas online e diretas.`,
  )
  const onPoint = useCallback(
    (id: string | null) => setPointed(id === null ? null : (points?.spotOf(id) ?? null)),
    [points],
  )
  const narrowed = chipsOf(criteria).length > 0 || state.area !== null || drawn !== null
  const clear = () =>
    go({ criteria: { ...everything, sort: criteria.sort }, area: null, drawn: null, spot: null })
  const filters = (
    <InlineFields
      criteria={criteria}
      apply={next => go({ criteria: next, spot: null, area: null })}
      onFilters={() => setOpen(true)}
    />
  )
  const lists = (
    <Link to={pagePaths.search} search={writeSearch(searchFor(criteria))} className="control map-to-list">
      <ListIcon className="size-4" />
      Ver Lista
    </Link>
  )
  return (
    <div className="map-screen" data-map={onMap || undefined}>
      <SourceBanner source={source} />
      <main id="main" tabIndex={-1} className="map-page" aria-busy={matches.query.isFetching}>
        {onMap && (
          <section className="map-pane" aria-label="Mapa">
            <MapPane
              points={points}
              spots={shown}
              frame={frame}
              chosen={chosen}
              pointed={pointed}
              drawn={drawn}
              onOver={setOver}
              onChoose={spot => {
                setRaised(true)
                go({ spot: spot.key })
              }}
              onArea={area => go({ area, drawn: null, spot: null })}
              onDrawn={vertices => go({ drawn: vertices, area: null, spot: null })}
            />
            <div className="map-bar">
              {filters}
              {wide ? (
                lists
              ) : (
                <button type="button" className="control map-to-list" onClick={() => go({ onMap: false })}>
                  <ListIcon className="size-4" />
                  Ver Lista
                </button>
              )}
            </div>
            <Notice />
          </section>
        )}
        <section
          className="map-list quiet-scroll"
          aria-label="Lista de imóveis"
          data-raised={raised || undefined}
          tabIndex={-1}
        >
          {onMap && !wide && (
            <button
              type="button"
              className="map-sheet-handle"
              aria-expanded={raised}
              onClick={() => setRaised(before => !before)}
            >
              <ChevronUp className="size-5" />
              {raised
                ? 'Ver mais do mapa'
                : `Ver a lista${matches.settled ? `: ${properties(matches.entries.length)}` : ''}`}
            </button>
          )}
          {!onMap && (
            <div className="map-list-bar">
              {filters}
              {!drawable && (
                <p className="mt-3 rounded-md bg-raised-2 px-4 py-3 text-sm text-ink-2">
                  Este navegador não desenha mapas (o WebGL está desligado). A lista e os filtros funcionam
                  por inteiro.
                </p>
              )}
              <Notice />
            </div>
          )}
          <div hidden={onMap && !wide && !raised}>
            <ListHead state={state} go={go} matches={matches} />
            <List
              matches={matches}
              over={over}
              onPoint={onPoint}
              onClear={narrowed ? clear : null}
              sort={sortOf(criteria)}
            />
          </div>
        </section>
        {!onMap && drawable && (
          <button
            type="button"
            className={buttonClass('primary', 'map-open')}
            onClick={() => go({ onMap: true })}
          >
            <MapIcon className="size-4.5" />
            Ver mapa
          </button>
        )}
        {open && (
          <Filters
            criteria={criteria}
            onApply={next => go({ criteria: next, spot: null, area: null })}
            onClose={() => setOpen(false)}
          />
        )}
      </main>
    </div>
  )
}
