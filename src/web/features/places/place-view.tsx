import '../../ui/panel.css'
import './places.css'
import './place-lists.css'
import './place-plots.css'
import { pagePaths } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { Link } from '../../framework/link.tsx'
import { PlaceAlertLink } from './place-alert-link.tsx'
import { PlaceBreadcrumb } from './place-breadcrumb.tsx'
import { PlaceFigureStrip } from './place-figures.tsx'
import { PlaceHeadline } from './place-headline.tsx'
import { PlaceListings } from './place-listings.tsx'
import { countListed, searchOfPlace } from './place-names.ts'
import { PlaceModalities, PlaceNeighborhoods } from './place-counts.tsx'
import { PlaceNeighbors } from './place-neighbors.tsx'
import { PlaceOffer } from './place-offer.tsx'
import { listShownListings } from './place-pages.ts'
import { PlacePager } from './place-pager.tsx'
import { CityList, StateList } from './place-parts.tsx'
import { PlaceSource } from './place-source.tsx'
import { PlaceTabs } from './place-tabs.tsx'
import { PriceHistogram } from './price-histogram.tsx'

interface PlaceProps {
  place: PlacePage
  /** Epoch ms. */
  now: number
}

/** Up to so many listings leave room for what is beside a longer list. */
const shortList = 6

/** What a city's list is compared with: how the prices spread, and the cities around. */
const CitySurroundings = ({ place }: Pick<PlaceProps, 'place'>) => (
  <>
    <PriceHistogram place={place} />
    <PlaceNeighbors place={place} />
  </>
)

/** The list of a city, or of its properties of one type: tabs, cards and pages, and beside them its neighborhoods. */
function CityContent({ place, now }: PlaceProps) {
  const { total, listings } = place
  const isShort = listings.length <= shortList
  return (
    <>
      <div className="place-tools">
        {total > 0 && <PlaceTabs place={place} />}
        <PlaceAlertLink place={place} />
      </div>
      <div className="place-columns">
        <div className="min-w-0">
          {total > 0 && (
            <section aria-labelledby="imoveis">
              <div className="place-list-head">
                <h2 id="imoveis">{countListed(place, total)}</h2>
                {total > 1 && <p>os mais novos na lista primeiro</p>}
              </div>
              <PlaceListings place={place} now={now} />
              <PlacePager place={place} />
            </section>
          )}
          {isShort && (
            <div className="place-pair">
              <CitySurroundings place={place} />
            </div>
          )}
        </div>
        <div className="place-aside">
          <PlaceNeighborhoods place={place} />
          <PlaceModalities place={place} />
          {!isShort && <CitySurroundings place={place} />}
          <PlaceOffer />
        </div>
      </div>
    </>
  )
}

/** The states of the country or the cities of a state, and the newest listings. */
const PartsContent = ({ place, now }: PlaceProps) => {
  const { uf, parts, listings } = place
  return (
    <>
      {parts.length > 0 && (
        <section aria-labelledby="partes" className="place-parts">
          <div className="place-list-head">
            <h2 id="partes">{uf === null ? 'Imóveis por estado' : 'Imóveis por cidade'}</h2>
            <p>{uf === null ? 'em ordem de nome' : 'só as que têm imóveis agora'}</p>
          </div>
          {uf === null ? <StateList parts={parts} /> : <CityList parts={parts} />}
        </section>
      )}
      <div className="place-columns">
        {listings.length > 0 && (
          <section aria-labelledby="imoveis" className="min-w-0">
            <div className="place-list-head">
              <h2 id="imoveis">Os mais novos na lista</h2>
              <Link to={pagePaths.search} search={searchOfPlace(place)} className="place-more">
                Buscar nos {countListed(place, place.total)}
              </Link>
            </div>
            <PlaceListings place={{ city: null, listings: listShownListings(place) }} now={now} />
          </section>
        )}
        <div className="place-aside">
          <PriceHistogram place={place} />
          <PlaceModalities place={place} />
          <PlaceOffer />
        </div>
      </div>
    </>
  )
}

/** The page of a place: the country, a state, a city, or a city's properties of one type. */
export const PlaceView = ({ place, now, demonstration }: PlaceProps & { demonstration: boolean }) => (
  <main id="main" tabIndex={-1} className="place-page">
    <PlaceBreadcrumb place={place} />
    <PlaceHeadline place={place} demonstration={demonstration} now={now} />
    {place.total > 0 && <PlaceFigureStrip place={place} />}
    {place.city === null ? <PartsContent place={place} now={now} /> : <CityContent place={place} now={now} />}
    <PlaceSource demonstration={demonstration} />
  </main>
)
