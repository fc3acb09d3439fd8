import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Me } from '#contract/account-schemas.ts'
import { useNow } from '../../ui/use-now.ts'
import { AccountStrip } from './account-strip.tsx'
import { DashboardHeadline } from './dashboard-headline.tsx'
import { NewsCard } from './news-card.tsx'
import { describeNews } from './news-words.ts'
import { EditalCard } from './edital-card.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { catalogueQuery, listTotalsQuery, newsQuery } from '../../data/catalogue/server-queries.ts'
import { QuickSearch } from './quick-search.tsx'
import { DashboardShortcuts } from './dashboard-shortcuts.tsx'

/** Returns the data; `undefined` while it loads, `null` when it is not available now, whatever was known before. */
const availableData = <T,>({ data, isError }: UseQueryResult<T>): T | null | undefined =>
  isError ? null : data

/** The start page of a signed-in account. Every part has its place from the first paint. */
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
  const askAgain = () => {
    for (const answer of [newsAnswer, statsAnswer, totalsAnswer]) if (answer.isError) void answer.refetch()
  }
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={news === undefined || stats === undefined || totals === undefined}
      className="mx-auto max-w-6xl px-4 pt-6 pb-10 outline-none md:px-8 md:pt-10 md:pb-16"
    >
      <DashboardHeadline
        me={me}
        now={now}
        sentence={describeNews(news, stats, now, newsAnswer.error)}
        onGuide={onGuide}
      />
      <QuickSearch onList={onList} />
      <div className="mt-6 grid grid-cols-1 gap-4 md:mt-7 md:gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <NewsCard news={news} now={now} onRetry={askAgain} />
        <EditalCard />
      </div>
      <DashboardShortcuts news={news} stats={stats} />
      <PopularSearches totals={totals} onList={onList} />
      <AccountStrip me={me} onGuide={onGuide} />
    </main>
  )
}
