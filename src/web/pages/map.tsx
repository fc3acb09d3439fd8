import { Map as MapIcon } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Criteria } from '#domain/search/criteria.ts'
import { everything } from '#domain/search/criteria.ts'
import { useSource } from '../data/catalogue/source.ts'
import { Filters } from '../features/map/filters.tsx'
import { useHover } from '../features/map/hover.ts'
import { InlineFields } from '../features/map/inline-fields.tsx'
import { ListPanel } from '../features/map/list-panel.tsx'
import { MapPane } from '../features/map/map-pane.tsx'
import { refined } from '../features/map/map-state.ts'
import { Notice } from '../features/map/notice.tsx'
import { ToList } from '../features/map/to-list.tsx'
import { useGroup } from '../features/map/use-group.ts'
import { useMapState } from '../features/map/use-map-state.ts'
import { useMatches } from '../features/map/use-matches.ts'
import { canDraw } from '../features/map/webgl.ts'
import { WithoutMap } from '../features/map/without-map.tsx'
import { chipsOf } from '../features/filters/chips.ts'
import { SourceBanner } from '../features/listing/source-banner.tsx'
import { whereabouts } from '../features/filters/words.ts'
import { buttonClass } from '../ui/button.tsx'
import { useMedia, wideScreen } from '../ui/media.ts'
import { usePageTitle } from '../ui/page-title.ts'
import '../features/map/map.css'

/** The map with its list: side by side on a wide screen; a phone shows the list first and the map on demand. */
export default function MapPage() {
  const source = useSource()
  const [state, go] = useMapState()
  const { criteria, area, drawn } = state
  const [group, setGroup] = useGroup(state)
  const matches = useMatches(state, group)
  const { points, shown, frame, chosen } = matches
  const hover = useHover()
  const wide = useMedia(wideScreen)
  const [lost, setLost] = useState(false)
  const drawable = canDraw() && !lost
  const onMap = drawable && (wide || state.onMap)
  const [open, setOpen] = useState(false)
  const [raised, setRaised] = useState(false)
  usePageTitle(
    'Busca em Mapa',
    `Imóveis que a Caixa vende ${whereabouts(criteria)}, no mapa: leilões, licitações, vendas online e diretas.`,
  )
  const lose = useCallback(() => setLost(true), [])
  const apply = (next: Criteria) => go(refined(state, next))
  const narrowed = chipsOf(criteria).length > 0 || area !== null || drawn !== null
  const clear = () =>
    go({ ...refined(state, { ...everything, sort: criteria.sort }), area: null, drawn: null })
  const showAll = () => {
    setGroup(null)
    if (state.spot !== null) go({ spot: null })
  }
  const show = (key: string) => {
    setGroup(null)
    setRaised(false)
    go({ spot: key, onMap: true })
  }
  const filters = <InlineFields criteria={criteria} apply={apply} onFilters={() => setOpen(true)} />
  return (
    <div className="map-screen" data-map={onMap || undefined}>
      <SourceBanner source={source} />
      <main id="main" tabIndex={-1} className="map-page" aria-busy={matches.query.isFetching}>
        {onMap && (
          <section className="map-pane" aria-label="Mapa">
            <div className="map-bar">
              {filters}
              <ToList criteria={criteria} />
              {!wide && (
                <button type="button" className="control map-to-list" onClick={() => go({ onMap: false })}>
                  Fechar mapa
                </button>
              )}
            </div>
            <MapPane
              points={points}
              spots={shown}
              frame={frame}
              chosen={chosen}
              hover={hover}
              drawn={drawn}
              onChoose={spot => {
                setGroup(null)
                setRaised(true)
                go({ spot: spot.key })
              }}
              onGroup={spots => {
                setGroup(spots)
                if (state.spot !== null) go({ spot: null })
              }}
              onArea={bounds => go({ area: bounds, drawn: null, spot: null })}
              onDrawn={vertices => go({ drawn: vertices, area: null, spot: null })}
              onLost={lose}
            />
            <Notice points={points} />
          </section>
        )}
        <ListPanel
          bar={
            !onMap && (
              <div className="map-list-bar">
                {filters}
                {!drawable && <WithoutMap lost={lost} />}
                <div className="map-list-beta">
                  <Notice points={points} />
                  <ToList criteria={criteria} />
                </div>
              </div>
            )
          }
          sheet={onMap && !wide ? { raised, onRaise: setRaised } : null}
          state={state}
          go={go}
          matches={matches}
          hover={hover}
          onShow={drawable ? show : null}
          onClear={narrowed ? clear : null}
          onAll={showAll}
        />
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
        {open && <Filters criteria={criteria} onApply={apply} onClose={() => setOpen(false)} />}
      </main>
    </div>
  )
}
