import { Map as MapIcon, List } from 'lucide-react'
import { useCallback, useState, useMemo } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../data/catalogue/catalogue-source.ts'
import { MapFilters } from '../features/map/map-filters.tsx'
import { useMapHover } from '../features/map/map-hover.ts'
import { InlineFields } from '../features/map/inline-fields.tsx'
import { MapListPanel } from '../features/map/map-list-panel.tsx'
import { MapPane } from '../features/map/map-pane.tsx'
import type { MapPoint, MapPointSet } from '../features/map/map-points.ts'
import { refineMapState, type MapState, readMapState, writeMapState } from '../features/map/map-state.ts'
import { useBubbleGroup } from '../features/map/use-bubble-group.ts'
import { useMapMatches } from '../features/map/use-map-matches.ts'
import { canDrawMap } from '../features/map/webgl-support.ts'
import { buildCriteriaChips } from '../features/filters/criteria-chips.ts'
import { listOfferedStates, writeSearchCanonical } from '../features/search/search-head.ts'
import { SourceBanner } from '../features/listing/source-banner.tsx'
import { describeSearchPlace } from '../features/filters/search-words.ts'
import { Button } from '../ui/button.tsx'
import { useBrowserValue } from '../framework/use-browser-value.ts'
import { useKnownMedia } from '../ui/use-media.ts'
import { wideScreenQuery } from '../ui/wide-screen.ts'
import { usePageHead } from '../framework/page-head.ts'
import '../features/map/map.css'
import { describePosition } from '../features/map/map-words.ts'
import { Link } from '../framework/link.tsx'
import { writeSearchAddress } from '../data/catalogue/search-address.ts'
import { usePageLocation } from '../framework/page-location.ts'
import { useNavigate } from '../framework/page-navigation.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'

/** Returns the state in the URL, and a function that changes it. */
function useMapState(): [MapState, (change: Partial<MapState>) => void] {
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

/** Links to the whole list with the same filters. */
const BackToList = ({ criteria }: { criteria: Criteria }) => (
  <Link to={pagePaths.search} search={writeSearchAddress(criteria)} className="control map-to-list">
    <List className="size-4 shrink-0" />
    Ver Lista
  </Link>
)

/** Says quietly how exact the positions on the map are. */
const MapMessage = ({ points }: { points: MapPointSet | undefined }) => (
  <p className="map-message">
    <b>BETA</b> <span>{describePosition(points?.spots)}</span>
  </p>
)

/** Says why there is only the list: this browser cannot draw the map, or has just stopped drawing it. */
const WithoutMap = ({ lost }: { lost: boolean }) => (
  <output className="mt-3 block rounded-md bg-raised-2 px-4 py-3 text-sm text-ink-2">
    {lost
      ? 'O mapa parou de funcionar neste navegador. A lista e os filtros funcionam por inteiro; para tentar o mapa de novo, recarregue a página.'
      : 'Este navegador não desenha mapas (o WebGL está desligado). A lista e os filtros funcionam por inteiro.'}
  </output>
)

const noSpots: MapPoint[] = []

const supposedly = (): boolean => true

/** The map with its list: side by side on a wide screen; a phone shows the list first and the map on demand. */
export default function MapPage() {
  const source = useCatalogueSource()
  const [state, go] = useMapState()
  const { criteria, area } = state
  const [group, setGroup] = useBubbleGroup(state)
  const hover = useMapHover()
  const wide = useKnownMedia(wideScreenQuery)
  const [lost, setLost] = useState(false)
  const isMapWanted = wide === true || state.onMap
  // The test costs a phone's processor time, so it is left out while only the list is shown.
  const drawable = useBrowserValue(isMapWanted ? canDrawMap : supposedly, true) && !lost
  const isMapSeen = drawable && isMapWanted
  const { matches, clusters, frame, outlines, isFetching } = useMapMatches(state, group, isMapSeen)
  const { points, chosen, stats } = matches
  // Until the width is known both layouts are there, and the style sheet shows one of them.
  const hasMap = drawable && (wide !== false || state.onMap)
  const hasListBar = !drawable || (wide !== true && !state.onMap)
  const [open, setOpen] = useState(false)
  const [raised, setRaised] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const apply = (next: Criteria) => go(refineMapState(state, next))
  const narrowed = buildCriteriaChips(criteria).length > 0 || area !== null
  usePageHead({
    title: 'Busca em Mapa',
    description: `Imóveis que a Caixa vende ${describeSearchPlace(criteria)}, no mapa: leilões, licitações, vendas online e diretas.`,
    canonical: narrowed
      ? writeSearchCanonical(criteria, { items: [], states: listOfferedStates(stats) })
      : pagePaths.map,
    isIndexed: !narrowed && stats !== undefined && stats.source !== 'demo',
  })
  const clear = useCallback(
    () => go({ ...refineMapState(state, { ...emptyCriteria, sort: state.criteria.sort }), area: null }),
    [go, state],
  )
  const showAll = useCallback(() => {
    setGroup(null)
    if (state.spot !== null) go({ spot: null })
  }, [go, setGroup, state.spot])
  const show = useCallback(
    (key: string) => {
      setGroup(null)
      setRaised(false)
      go({ spot: key, onMap: true })
    },
    [go, setGroup],
  )
  const filters = <InlineFields criteria={criteria} apply={apply} onFilters={() => setOpen(true)} />
  return (
    <div className="map-screen" data-map={drawable ? (state.onMap ? 'open' : 'wide') : undefined}>
      <SourceBanner source={source} />
      <main id="main" tabIndex={-1} className="map-page" aria-busy={isFetching}>
        {hasMap && (
          <section className="map-pane" aria-label="Mapa">
            <div className="map-bar">
              {filters}
              <BackToList criteria={criteria} />
              {wide !== true && (
                <button type="button" className="control map-to-list" onClick={() => go({ onMap: false })}>
                  Fechar mapa
                </button>
              )}
            </div>
            <MapPane
              clusters={clusters}
              criteria={criteria}
              isSeen={isMapSeen}
              points={points}
              spots={points?.spots ?? noSpots}
              frame={frame}
              chosen={chosen}
              hover={hover}
              outlines={outlines}
              onChoose={spot => {
                setGroup(null)
                setRaised(true)
                go({ spot: spot.key })
              }}
              onGroup={spots => {
                setGroup(spots)
                if (state.spot !== null) go({ spot: null })
              }}
              onArea={bounds => go({ area: bounds, spot: null })}
              onDrawn={shape => go({ criteria: { ...criteria, shape }, area: null, spot: null })}
              onLost={lose}
            />
            <MapMessage points={points} />
          </section>
        )}
        <MapListPanel
          bar={
            hasListBar && (
              <div className="map-list-bar">
                {filters}
                {!drawable && <WithoutMap lost={lost} />}
                <div className="map-list-beta">
                  <MapMessage points={points} />
                  <BackToList criteria={criteria} />
                  {drawable && (
                    <Button look="primary" onClick={() => go({ onMap: true })}>
                      <MapIcon className="size-4.5" />
                      Ver mapa
                    </Button>
                  )}
                </div>
              </div>
            )
          }
          sheet={drawable && state.onMap && wide === false ? { raised, onRaise: setRaised } : null}
          state={state}
          go={go}
          matches={matches}
          hover={hover}
          onShow={drawable ? show : null}
          onClear={narrowed ? clear : null}
          onAll={showAll}
        />
        {open && <MapFilters criteria={criteria} onApply={apply} onClose={() => setOpen(false)} />}
      </main>
    </div>
  )
}
