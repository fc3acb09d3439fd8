import '../../ui/panel.css'
import './places.css'
import { pagePaths } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { Link } from '../../framework/link.tsx'
import { PlaceFigureStrip } from './place-figures.tsx'
import { PlaceHeadline } from './place-headline.tsx'
import { PlaceListings } from './place-listings.tsx'
import {
  countListed,
  type NamedPlace,
  phraseInPlace,
  placePagePath,
  placePath,
  searchOfPlace,
} from './place-names.ts'
import { PlaceModalities, PlaceNeighborhoods } from './place-counts.tsx'
import { PlaceNeighbors } from './place-neighbors.tsx'
import { PlaceOffer } from './place-offer.tsx'
import { choosePages, countPages, listShownListings } from './place-pages.ts'
import { CityList, StateList } from './place-parts.tsx'
import { PlaceSource } from './place-source.tsx'
import { PriceHistogram } from './price-histogram.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { listCrumbs } from './place-crumbs.ts'
import { capitalize } from '#domain/capitalize.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { ArrowLeft, ArrowRight } from 'lucide-react'

/** `1 a 24 de 152` */
const describeShown = ({ total, page, pageSize, listings }: PlacePage): string => {
  const first = (page - 1) * pageSize + 1
  return `${integerFormat(first)} a ${integerFormat(first + listings.length - 1)} de ${integerFormat(total)}`
}

/** The pages of a place's list as links. */
function PlacePager({ place }: { place: PlacePage }) {
  const { page, total, pageSize } = place
  const last = countPages(total, pageSize)
  if (last === 1) return null
  const to = (at: number) => placePagePath(place, at)
  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mt-5">
      <p className="text-sm text-ink-3">{describeShown(place)}</p>
      <ul className="flex flex-wrap items-center ms-auto max-sm:order-1 max-sm:w-full max-sm:justify-between">
        {choosePages(page, last).map((mark, at) =>
          mark === 'gap' ? (
            // A gap has no name of its own; there are two at most, on both sides of the page.
            <li key={`gap-${at > 1}`} className="px-1 text-ink-3" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark}>
              <Link
                to={to(mark)}
                aria-current={mark === page ? 'page' : undefined}
                className="grid place-content-center min-w-target h-target rounded-md text-ink-2 font-medium hover:bg-raised-2 hover:text-ink aria-[current]:bg-raised-3 aria-[current]:text-ink aria-[current]:font-bold"
              >
                <span className="sr-only">Página </span>
                {integerFormat(mark)}
              </Link>
            </li>
          ),
        )}
      </ul>
      <div className="flex gap-2">
        {page > 1 && (
          <Link to={to(page - 1)} rel="prev" aria-current={undefined} className={buttonClass('outline')}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">Anterior</span>
          </Link>
        )}
        {page < last && (
          <Link to={to(page + 1)} rel="next" aria-current={undefined} className={buttonClass('outline')}>
            Próxima
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        )}
      </div>
    </nav>
  )
}

const tabNames: Record<string, string> = { rural: 'Rurais', comercial: 'Comerciais' }

/** The types of a city's properties, each a page of its own. */
function PlaceTabs({ place }: { place: PlacePage }) {
  const { uf, city, category: shown, categories, total } = place
  const tabs = [
    { category: null, name: 'Todos', total: shown === null ? total : null },
    ...categories
      .toSorted((a, b) => b.total - a.total)
      .map(({ category, total: ofType }) => {
        const name = tabNames[category] ?? capitalize(listingNoun(category).many)
        return { category, name, total: ofType }
      }),
  ]
  return (
    <nav aria-label="Tipos de imóvel">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ category, name, total: ofType }) => (
          <li key={name}>
            <Link
              to={placePath({ uf, city, category })}
              activeOptions={{ exact: true }}
              aria-current={category === shown ? 'page' : undefined}
              className="text-sm/5.5 flex gap-2 items-center h-9 px-3.5 border border-line-strong rounded-[1.25rem] bg-raised font-medium whitespace-nowrap hover:border-ink-3 aria-[current]:border-transparent aria-[current]:bg-inverse aria-[current]:text-inverse-ink target"
            >
              {name}
              {ofType !== null && (
                <span className="font-normal opacity-75">
                  {integerFormat(ofType)}
                  <span className="sr-only"> imóveis</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Imóveis / state / city / type, each but the page itself a link. */
function PlaceBreadcrumb({ place }: { place: NamedPlace }) {
  const crumbs = listCrumbs(place)
  if (crumbs.length < 2) return null
  return (
    <nav aria-label="Onde você está">
      <ol className="flex flex-wrap items-center text-sm text-ink-3 pointer-coarse:-my-2.5">
        {crumbs.map(({ name, path }, at) => (
          <li key={path} className="flex min-w-0 items-center">
            {at > 0 && (
              <span className="px-1.5" aria-hidden="true">
                /
              </span>
            )}
            {at === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate text-ink-2">
                {name}
              </span>
            ) : (
              <Link
                to={path}
                aria-current={undefined}
                className="flex min-w-0 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-target pointer-coarse:min-w-target"
              >
                <span className="truncate">{name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The way to alerts about new properties of the place: its search, which can be saved there. */
const PlaceAlertLink = ({ place }: { place: NamedPlace }) => (
  <div className="flex flex-col gap-1 min-w-0 max-w-full text-center max-md:w-full">
    <Link
      to={pagePaths.search}
      search={searchOfPlace(place)}
      className={buttonClass('primary', 'h-auto min-h-target py-2 text-center whitespace-normal!')}
    >
      Avisar de novos {phraseInPlace(place)}
    </Link>
    <p className="text-xs text-ink-3">abre esta busca: salve-a e os avisos chegam</p>
  </div>
)

interface PlaceProps {
  place: PlacePage
  /** Epoch ms. */
  now: number
}

/** Up to so many listings leave room for what is beside a longer list. */
const shortList = 6

/** Comparisons for a city's list: how the prices spread, and the cities around. */
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
      <div className="flex flex-wrap items-start justify-between gap-4 mt-5 md:mt-7">
        {total > 0 && <PlaceTabs place={place} />}
        <PlaceAlertLink place={place} />
      </div>
      <div className="grid grid-cols-1 gap-4 mt-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
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
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-4 mt-4 empty:hidden first:mt-0 md:gap-6 md:not-first:mt-6">
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
      <div className="grid grid-cols-1 gap-4 mt-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
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
