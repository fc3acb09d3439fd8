import './dashboard.css'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '../../framework/link.tsx'
import type { Me } from '#contract/account-schemas.ts'
import { type PagePath, pagePaths } from '#contract/page-paths.ts'
import { firstListingsQuery, listTotalsQuery, newsQuery } from '../../data/catalogue/server-queries.ts'
import { catalogueQuery } from '../../data/catalogue/catalogue-query.ts'
import { useFavorites } from '../../data/saved/favorite-actions.ts'
import { useFavoriteLadders } from '../../data/saved/favorite-ladders.ts'
import { useSavedSearches } from '../../data/saved/saved-search-actions.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useNow } from '../../framework/use-now.ts'
import { ListFreshnessLine } from '../listing/list-freshness-line.tsx'
import { selectShownLists } from '../listing/searched-lists.ts'
import { AccountStrip } from './account-strip.tsx'
import { DashboardCards } from './dashboard-cards.tsx'
import { EditalCard } from './edital-card.tsx'
import { chatsQuery } from '../consultant/conversation/conversation-queries.ts'
import { describeNews } from './news-words.ts'
import { PopularSearches } from './popular-searches.tsx'
import { QuickSearch } from './quick-search.tsx'
import { useSignOut } from './use-sign-out.ts'
import type { Property } from '#contract/property-schemas.ts'
import { ListingCard } from '../listing/card/listing-card.tsx'
import type { ReactNode } from 'react'
import { defaultAccountName } from '#contract/account-limits.ts'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { News } from '#contract/notification-schemas.ts'
import { BetaMark } from '../../ui/beta-mark.tsx'
import { describeForSale } from '../listing/catalogue-size.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'

const Tool = ({
  to,
  name,
  beta = false,
  line,
}: {
  to: PagePath
  name: string
  beta?: boolean
  line: string
}) => (
  <li className="relative flex min-h-target items-baseline justify-between gap-4 border-t border-line py-2.5 first:border-t-0">
    <span className="flex items-baseline gap-2">
      <Link to={to} search={{}} className="row-link font-semibold text-ink">
        {name}
      </Link>
      {beta && <BetaMark />}
    </span>
    <span className="text-right text-sm text-ink-3 text-pretty">{line}</span>
  </li>
)

/** The line beside “Favoritos”. It is absent when the count could not be loaded; only a known 0 is called none. */
const favoritesLine = (news: News | null): string => {
  if (news === null) return 'O que você guardou'
  return news.totals.favorites === 0 ? 'Nenhum imóvel guardado' : formatPropertyCount(news.totals.favorites)
}

const mapLine = (stats: CatalogueStats | null): string =>
  stats === null || stats.total === 0 ? 'Onde cada imóvel fica' : describeForSale(stats)

/** The links to the tools, each with what it holds for this account. */
const DashboardTools = ({ news, stats }: { news: News | null; stats: CatalogueStats | null }) => (
  <section aria-labelledby="tools-title" className="home-card">
    <div className="home-head">
      <h2 id="tools-title">Ferramentas</h2>
    </div>
    <ul>
      <Tool to={pagePaths.chat} name="Chat IA" line="Pergunte em uma frase" />
      <Tool to={pagePaths.map} name="Mapa" beta line={mapLine(stats)} />
      <Tool to={pagePaths.homePurchase} name="Para morar" line="O que cabe na renda da família" />
      <Tool to={pagePaths.financing} name="Financiamento" line="SAC e PRICE, entrada à sua escolha" />
      <Tool to={pagePaths.favorites} name="Favoritos" line={favoritesLine(news)} />
      <Tool to={pagePaths.compare} name="Comparar" line="Até 3 imóveis lado a lado; no computador, até 6" />
    </ul>
  </section>
)

/** Returns the greeting by the local hour, 0 to 23. */
export const greetByHour = (hour: number): string =>
  hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite'

/** Returns the greeting with the first name: `Bom dia, Marina`; without a name with the default one. */
export function greet(hour: number, name: string): string {
  const first = name.trim().split(/\s+/, 1)[0] || defaultAccountName
  return `${greetByHour(hour)}, ${first}`
}

/** The greeting, one sentence of what is new, and beside it how old the lists are; their places are reserved. */
function DashboardHeadline({
  name,
  now,
  sentence,
  freshness,
}: {
  name: string
  /** Epoch ms. */
  now: number
  /** `null` while it loads. */
  sentence: string | null
  freshness: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold tracking-tight break-words md:text-4xl">
          {greet(new Date(now).getHours(), name)}
        </h1>
        <div className="mt-1 min-h-11 text-base text-ink-2 sm:min-h-5.5">
          {sentence === null ? (
            <div className="flex h-5.5 items-center" aria-hidden="true">
              <div className="skeleton h-3.5 w-72 max-w-full" />
            </div>
          ) : (
            <p className="text-pretty">{sentence}</p>
          )}
        </div>
      </div>
      <div className="min-h-10 max-w-full sm:min-h-5 text-sm text-ink-3 max-lg:w-full lg:max-w-md lg:text-right">
        {freshness}
      </div>
    </div>
  )
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => at)

const NewsSkeleton = () => (
  <div className="home-card">
    <div className="home-head">
      <div className="skeleton my-1 h-4 w-48" />
    </div>
    {rows(4).map(at => (
      <div key={at} className="home-news">
        <div className="skeleton home-picture" />
        <div>
          <div className="skeleton mt-1 h-4 w-4/5" />
          <div className="skeleton mt-2.5 h-3.5 w-3/5" />
        </div>
      </div>
    ))}
  </div>
)

const DatesSkeleton = () => (
  <div className="home-card">
    <div className="home-head">
      <div className="skeleton my-1 h-4 w-36" />
    </div>
    {rows(5).map(at => (
      <div key={at} className="home-date">
        <div className="skeleton mt-1 h-4 w-16" />
        <div>
          <div className="skeleton mt-1 h-4 w-2/3" />
          <div className="skeleton mt-2.5 h-3.5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
)

/** The cards while they load. The content below them appears together with them, so that nothing moves. */
const DashboardSkeleton = () => (
  <div
    aria-hidden="true"
    className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-[minmax(0,13fr)_minmax(0,8fr)]"
  >
    <NewsSkeleton />
    <DatesSkeleton />
  </div>
)

/** For an account without anything of its own: the first properties of the default order, to begin with. */
function FirstListings({
  listings,
  demonstration,
  now,
}: {
  listings: readonly Property[]
  demonstration: boolean
  /** Epoch ms. */
  now: number
}) {
  return (
    <section aria-labelledby="first-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-title" className="text-lg font-bold tracking-tight">
          Para começar
        </h2>
        <Link to={pagePaths.search} search={{}} className="home-link">
          Ver todos, por relevância
        </Link>
      </div>
      <ul className="home-searches home-first mt-3">
        {listings.map(property => (
          <li key={property.id} className="min-w-0">
            <ListingCard property={property} layout="grid" demonstration={demonstration} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Returns the data; `undefined` while it loads, `null` when it is not available now, even if an earlier answer is
 * known.
 */
const availableData = <T,>({ data, isError }: UseQueryResult<T>): T | null | undefined =>
  isError ? null : data

/** Profile, guide and sign-out on a desk. */
function AccountLinks({ onGuide }: { onGuide: () => void }) {
  const { leaving, leave } = useSignOut()
  return (
    <div className="flex justify-end gap-2 mobile:hidden">
      <Link to={pagePaths.profile} className={buttonClass('quiet')}>
        Perfil
      </Link>
      <Button look="quiet" onClick={onGuide}>
        Ver guia rápido
      </Button>
      <Button look="quiet" disabled={leaving} onClick={leave}>
        {leaving ? 'Saindo…' : 'Sair'}
      </Button>
    </div>
  )
}

/** The start page of a signed-in account. */
export function DashboardView({
  me,
  onGuide,
  onList,
}: {
  me: Me
  onGuide: () => void
  /** Called on the way to a curated list. */
  onList: () => void
}) {
  const now = useNow()
  const newsAnswer = useQuery(newsQuery)
  const news = availableData(newsAnswer)
  const statsAnswer = useQuery(catalogueQuery)
  const stats = availableData(statsAnswer)
  const totalsAnswer = useQuery(listTotalsQuery)
  const totals = availableData(totalsAnswer)
  const chats = availableData(useQuery(chatsQuery))
  const { items: favorites, status, away } = useFavorites()
  const ladders = useFavoriteLadders(favorites)
  const { items: searches, status: searchStatus, away: searchesAway } = useSavedSearches()
  // An account without favorites and saved searches begins with the newest listings.
  const isNew =
    favorites.length === 0 &&
    searches.length === 0 &&
    status === 'ready' &&
    searchStatus === 'ready' &&
    news?.events.length === 0
  const first = availableData(useQuery({ ...firstListingsQuery, enabled: isNew }))
  const askAgain = () => {
    for (const answer of [newsAnswer, statsAnswer, totalsAnswer]) if (answer.isError) void answer.refetch()
  }
  // Without a server nothing more comes: what this device keeps is shown.
  const ready =
    news === null ||
    (news !== undefined &&
      stats !== undefined &&
      totals !== undefined &&
      ladders !== undefined &&
      chats !== undefined &&
      (!isNew || first !== undefined) &&
      (status === 'ready' || away) &&
      (searchStatus === 'ready' || searchesAway))
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={!ready}
      className="mx-auto max-w-6xl px-4 pt-6 pb-10 outline-none md:px-8 md:pt-10 md:pb-16"
    >
      <DashboardHeadline
        name={me.user.name}
        now={now}
        sentence={describeNews(news, stats, now, newsAnswer.error)}
        freshness={
          stats && stats.total > 0 ? (
            <ListFreshnessLine
              lists={selectShownLists(
                stats,
                favorites.map(({ property }) => property),
              )}
              demonstration={stats.source === 'demo'}
              now={now}
            />
          ) : null
        }
      />
      <QuickSearch onList={onList} />
      <div className="mt-6 grid min-w-0 grid-cols-1 gap-4 md:mt-7 md:gap-6">
        {ready ? (
          <>
            {isNew && first && first.length > 0 && (
              <FirstListings listings={first} demonstration={stats?.source === 'demo'} now={now} />
            )}
            {isNew && <PopularSearches totals={totals ?? null} onList={onList} />}
            <DashboardCards
              {...{ me, now, favorites, searches }}
              news={news ?? null}
              stats={stats ?? null}
              ladders={ladders ?? null}
              chats={chats ?? null}
              onRetry={askAgain}
            />
            {!isNew && <PopularSearches totals={totals ?? null} onList={onList} />}
            <div className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-[minmax(0,13fr)_minmax(0,8fr)]">
              <EditalCard />
              <DashboardTools news={news ?? null} stats={stats ?? null} />
            </div>
            <AccountLinks onGuide={onGuide} />
            <AccountStrip me={me} onGuide={onGuide} />
          </>
        ) : (
          <DashboardSkeleton />
        )}
      </div>
    </main>
  )
}
