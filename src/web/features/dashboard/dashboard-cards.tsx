import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { JudgedFor } from '#contract/judge-property.ts'
import type { Me } from '#contract/account-schemas.ts'
import type { ChatSummary } from '#contract/chat-schemas.ts'
import type { News } from '#contract/notification-schemas.ts'
import type { Favorite, FavoriteLadder, SavedSearch } from '#contract/saved-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { isFirstReading } from '#domain/freshness/list-freshness.ts'
import { useIsForLiving } from '../../data/account/home-profile.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { selectShownLists } from '../listing/searched-lists.ts'
import { DashboardSearches } from './dashboard-searches.tsx'
import { DatesCard } from './dates-card.tsx'
import { buildFavoritePriceRows } from '../favorites/favorite-price-rows.ts'
import { NewsCard } from './news-card.tsx'
import { PriceStepsCard } from './price-steps-card.tsx'
import { UnfinishedWork } from './unfinished-work.tsx'
import { listUpcomingDates } from './upcoming-dates.ts'

/** What concerns this account; parts without content are absent. */
export function DashboardCards({
  me,
  now,
  news,
  stats,
  favorites,
  ladders,
  searches,
  chats,
  onRetry,
}: {
  me: Me
  /** Epoch ms. */
  now: number
  /** `null` when not available, as the others. */
  news: News | null
  stats: CatalogueStats | null
  favorites: readonly Favorite[]
  ladders: readonly FavoriteLadder[] | null
  searches: readonly SavedSearch[]
  chats: readonly ChatSummary[] | null
  onRetry: () => void
}) {
  const [targetRoi] = useTargetRoi()
  const isForLiving = useIsForLiving()
  const byId = new Map(favorites.map(favorite => [favorite.property_id, favorite]))
  const judgedForOf = (id: string): JudgedFor | null => {
    if (isForLiving) return null
    const favorite = byId.get(id)
    return { targetRoi, sheet: favorite?.sheet ?? null, answers: favorite?.answers ?? {} }
  }
  const rows = buildFavoritePriceRows(favorites, ladders, targetRoi, toBrasiliaIso(now).slice(0, 10))
  const dates = listUpcomingDates(rows, now)
  const firstReading =
    stats !== null && isFirstReading(selectShownLists(stats, searches.length > 0 ? [] : favorites))
  return (
    <>
      <div className={dates.length > 0 ? 'home-top' : 'grid gap-4'}>
        <NewsCard
          news={news}
          now={now}
          firstReading={firstReading}
          judgedForOf={judgedForOf}
          onRetry={onRetry}
        />
        {favorites.length > 0 && <DatesCard favorites={favorites} dates={dates} />}
      </div>
      {rows.length > 0 && <PriceStepsCard rows={rows} isForLiving={isForLiving} />}
      {searches.length > 0 && <DashboardSearches me={me} searches={searches} />}
      <UnfinishedWork me={me} chats={chats} />
    </>
  )
}
