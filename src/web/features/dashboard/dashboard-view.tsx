import './dashboard.css'
import './favorite-steps.css'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '../../framework/link.tsx'
import type { Me } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
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
import { DashboardHeadline } from './dashboard-headline.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardTools } from './dashboard-tools.tsx'
import { FirstListings } from './first-listings.tsx'
import { EditalCard } from './edital-card.tsx'
import { chatsQuery } from '../consultant/conversation/conversation-queries.ts'
import { describeNews } from './news-words.ts'
import { PopularSearches } from './popular-searches.tsx'
import { QuickSearch } from './quick-search.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Returns the data; `undefined` while it loads, `null` when it is not available now, whatever was known before. */
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
  // Without anything of its own, the account begins with what there is.
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
            <div className="home-top">
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
