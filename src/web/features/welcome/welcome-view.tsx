import '../../ui/panel.css'
import '../places/places.css'
import './welcome.css'
import { pagePaths } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { useNavigate } from '../../framework/page-navigation.ts'
import { PlaceOffer } from '../places/place-offer.tsx'
import { PlaceFigureStrip } from '../places/place-figures.tsx'
import { PlaceListDate } from '../places/place-headline.tsx'
import { PlaceListings } from '../places/place-listings.tsx'
import { StateList } from '../places/place-parts.tsx'
import { PlaceSource } from '../places/place-source.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import type { SearchNote } from '../search-box/search-note.ts'
import { SaleWays } from './sale-ways.tsx'

/** The box that opens the search; a plain form until the script is there. */
function WelcomeSearch() {
  const navigate = useNavigate()
  const search = (criteria: Criteria, note: SearchNote | null) =>
    void navigate({
      to: pagePaths.search,
      search: writeSearchAddress(criteria),
      state: note ? { searchNote: note } : {},
    })
  return <SearchBox criteria={emptyCriteria} onSearch={search} />
}

/** What the catalogue has: figures, ways of sale, states, and the newest listings. */
const Catalogue = ({
  place,
  newest,
  demonstration,
  now,
}: {
  place: PlacePage
  newest: PlacePage['listings']
  demonstration: boolean
  now: number
}) => (
  <>
    <PlaceFigureStrip place={place} />
    <SaleWays totals={place.modalities} />
    <section aria-labelledby="estados">
      <div className="place-list-head">
        <h2 id="estados">Imóveis por estado</h2>
        <Link to={pagePaths.places} className="place-more">
          O Brasil em números
        </Link>
      </div>
      <StateList parts={place.parts} />
    </section>
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      {newest.length > 0 && (
        <section aria-labelledby="novos" className="min-w-0">
          <div className="place-list-head">
            <h2 id="novos">Novos na lista, abaixo da avaliação</h2>
            <Link
              to={pagePaths.search}
              search={writeSearchAddress({ ...emptyCriteria, minDiscount: 1, sort: 'newest' })}
              className="place-more"
            >
              Ver todos
            </Link>
          </div>
          <PlaceListings place={{ city: null, listings: newest }} now={now} />
        </section>
      )}
      <div className="place-aside">
        <PlaceOffer />
      </div>
    </div>
    <PlaceSource demonstration={demonstration} />
  </>
)

/** The start page of visitors; `place` is the whole country, `null` while it is not known. */
export const WelcomeView = ({
  place,
  newest,
  demonstration,
  now,
}: {
  place: PlacePage | null
  /** The newest listings below their appraisal. */
  newest: PlacePage['listings']
  demonstration: boolean
  /** Epoch ms. */
  now: number
}) => (
  <main id="main" tabIndex={-1} className="place-page welcome-page">
    <div>
      <div className="place-headline">
        <div className="min-w-0">
          <h1>Imóveis da Caixa, com a conta feita</h1>
          <p className="mt-2 max-w-2xl text-md text-ink-2 text-pretty">
            O desconto está na lista; o que sobra no fim, não. Arremate lê as listas da Caixa e soma custos,
            prazos e riscos de cada imóvel.
          </p>
        </div>
        {place !== null && <PlaceListDate place={place} demonstration={demonstration} now={now} />}
      </div>
      <div className="mt-5">
        <WelcomeSearch />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Link to={pagePaths.homePurchase} className="text-link">
            Para morar: veja o que cabe na renda da sua família
          </Link>
          <Link to={pagePaths.login} className={buttonClass('outline', 'mobile:w-full')}>
            ENTRAR
          </Link>
        </div>
      </div>
    </div>
    {place !== null && place.total > 0 ? (
      <Catalogue place={place} newest={newest} demonstration={demonstration} now={now} />
    ) : (
      <PlaceOffer />
    )}
  </main>
)
