import '../saved-searches/saved-searches.css'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { JudgedFor } from '#contract/judge-property.ts'
import type { Me } from '#contract/account-schemas.ts'
import type { ChatSummary } from '#contract/chat-schemas.ts'
import type { News } from '#contract/notification-schemas.ts'
import type { Favorite, FavoriteLadder, SavedSearch } from '#contract/saved-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { isFirstReading } from '#domain/freshness/list-freshness.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { selectShownLists } from '../listing/searched-lists.ts'
import { DatesCard } from './dates-card.tsx'
import { buildFavoritePriceRows } from '../favorites/favorite-price-rows.ts'
import { PriceStepsCard } from './price-steps-card.tsx'
import { listUpcomingDates } from './upcoming-dates.ts'
import { Link } from '../../framework/link.tsx'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { useSearchPreviews } from '../../data/saved/saved-search-previews.ts'
import { describeRhythm } from '../account/rhythm-words.ts'
import { SavedSearchCard } from '../saved-searches/saved-search-card.tsx'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { integerFormat } from '../../ui/format-text.ts'
import { buildNewsRows, describeRest, type NewsRow } from './news-rows.ts'
import { describeNoNews, describeSince } from './news-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { DoubtfulPriceMark } from '../listing/doubtful-price-note.tsx'
import { NotableListMark } from '../listing/list-freshness-line.tsx'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'
import { Calculator, ChevronRight, FileText, type LucideIcon, MessageSquareText } from 'lucide-react'
import { lastResults } from '../calculators/last-results.ts'
import { readQuestionDraft } from '../consultant/page/question-draft.ts'
import { readEditalDraft } from '../papers/intake/edital-drafts.ts'

const Unfinished = ({
  icon: Icon,
  kind,
  children,
}: {
  icon: LucideIcon
  kind: string
  children: ReactNode
}) => (
  <li className="relative flex items-center gap-4 min-w-0 px-4 py-3.5 border border-line rounded-xl bg-raised shadow-card md:px-5">
    <Icon className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
    <div className="min-w-0 flex-1">
      <p className="text-sm text-ink-3">{kind}</p>
      {children}
    </div>
    <ChevronRight className="size-4 shrink-0 text-ink-3" />
  </li>
)

const linkClass = 'row-link line-clamp-2 font-medium wrap-anywhere text-ink'

/** Reads what this device keeps: the newest calculation, an edital text, a question that was not sent. */
function readKept(owner: string, isResidentBuyer: boolean) {
  const [result] = Object.values(lastResults(isResidentBuyer)).toSorted((a, b) => b.at - a.at)
  return { result, edital: readEditalDraft(owner, null).trim(), question: readQuestionDraft().trim() }
}

/** Unfinished work: the last calculation, an edital, the last question; renders nothing without any. */
function UnfinishedWork({ me, chats }: { me: Me; chats: readonly ChatSummary[] | null }) {
  const isResidentBuyer = useIsResidentBuyer()
  const [{ result, edital, question }] = useState(() => readKept(me.user.id, isResidentBuyer))
  const chat = chats?.find(({ messageCount }) => messageCount > 1)
  if (!result && edital === '' && question === '' && !chat) return null
  return (
    <section aria-labelledby="unfinished-title">
      <h2 id="unfinished-title" className="sr-only">
        Continuar de onde parou
      </h2>
      <ul className="grid gap-4 md:auto-cols-fr md:grid-flow-col md:gap-5">
        {result && (
          <Unfinished icon={Calculator} kind="Última conta">
            <Link to={result.address} className={linkClass}>
              {result.listing ?? 'Sem imóvel'}: {result.answer}
            </Link>
          </Unfinished>
        )}
        {edital !== '' && (
          <Unfinished icon={FileText} kind="Edital por explicar">
            <a href="#edital" className={linkClass}>
              {edital.slice(0, 90)}
            </a>
          </Unfinished>
        )}
        {question !== '' ? (
          <Unfinished icon={MessageSquareText} kind="Pergunta não enviada">
            <Link to={pagePaths.chat} className={linkClass}>
              “{question.slice(0, 120)}”
            </Link>
          </Unfinished>
        ) : (
          chat && (
            <Unfinished icon={MessageSquareText} kind="Última conversa com o consultor">
              <Link to={pagePaths.chat} state={{ presetConversationId: chat.id }} className={linkClass}>
                “{chat.title}”
              </Link>
            </Unfinished>
          )
        )}
      </ul>
    </section>
  )
}

const inks = { gain: 'text-gain', risk: 'text-risk', plain: 'text-ink' }

/** One change: what it was, what it is, why it concerns the account; the whole row links to the property. */
export const NewsRowView = ({
  row: { property, title, before, price, after, label, reason },
}: {
  row: NewsRow
}) => (
  <li className="home-news">
    <span className="scene home-picture max-sm:row-span-2">
      <ListingPhoto property={property} sizes="5rem" />
    </span>
    <div className="min-w-0">
      <Link
        to={writePropertyPath(property.id)}
        className="row-link font-semibold text-ink line-clamp-2 sm:line-clamp-1"
      >
        {title}
      </Link>
      <p className="mt-0.5 text-sm text-ink-2 text-pretty">
        {before}
        <b className="font-semibold whitespace-nowrap text-ink">{price}</b>
        {after}
      </p>
      <p className="text-xs text-ink-3 empty:hidden">
        <NotableListMark property={property} separator="" />
      </p>
      <DoubtfulPriceMark property={property} />
    </div>
    <div className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:col-start-2 sm:max-w-44 sm:text-right text-sm">
      <span className={classNames('font-semibold sm:block', inks[label.tone])}>{label.words}</span>
      <span className="line-clamp-2 text-ink-3 wrap-anywhere">{reason}</span>
    </div>
  </li>
)

/** Number of rows before the others are asked for. */
const opening = 4

function NewsList({
  news,
  now,
  judgedForOf,
}: {
  news: News
  now: number
  judgedForOf: (id: string) => JudgedFor | null
}) {
  const [all, setAll] = useState(false)
  const rows = buildNewsRows(news, toBrasiliaIso(now).slice(0, 10), judgedForOf)
  const shown = all ? rows : rows.slice(0, opening)
  const rest = describeRest(news, shown.length)
  return (
    <>
      <ul className="mb-1">
        {shown.map(row => (
          <NewsRowView key={row.key} row={row} />
        ))}
      </ul>
      {(rest || rows.length > opening) && (
        <div className="home-foot">
          <span>{rest}</span>
          {rows.length > opening && (
            <button type="button" aria-expanded={all} className="home-link" onClick={() => setAll(!all)}>
              {all ? 'Ver menos' : `Ver mais ${integerFormat(rows.length - opening)}`}
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** The changes to favorites and saved searches since the last visit: the same as in the bell. */
function NewsCard({
  news,
  now,
  firstReading,
  judgedForOf,
  onRetry,
}: {
  /** `null` when not available. */
  news: News | null
  /** Epoch ms. */
  now: number
  /** Only one list was read of every state that matters here. */
  firstReading: boolean
  /** For whom a property is judged, by its number. */
  judgedForOf: (id: string) => JudgedFor | null
  onRetry: () => void
}) {
  if (news !== null && news.events.length === 0)
    return (
      <section aria-labelledby="news-title" className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <h2 className="font-semibold" id="news-title">
          O que mudou para você
        </h2>
        <p className="text-sm/5.5 text-ink-2 text-pretty">{describeNoNews(news, now, firstReading)}</p>
      </section>
    )
  return (
    <section aria-labelledby="news-title" className="home-card">
      <div className="home-head">
        <h2 id="news-title">O que mudou para você</h2>
        {news && news.lastVisit !== 'unknown' && <p>{describeSince(news.lastVisit, now)}</p>}
      </div>
      {news === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
          <p className="max-w-prose flex-1 text-ink-2 text-pretty">
            Não foi possível perguntar ao servidor o que mudou. Seus favoritos e suas buscas continuam
            guardados.
          </p>
          <Button onClick={onRetry}>Tentar de novo</Button>
        </div>
      ) : (
        <NewsList news={news} now={now} judgedForOf={judgedForOf} />
      )}
    </section>
  )
}

const shown = 3

/** The last saved searches: what each finds now, and what is new in it. */
function DashboardSearches({ me, searches }: { me: Me; searches: readonly SavedSearch[] }) {
  const previewOf = useSearchPreviews(searches)
  return (
    <section aria-labelledby="searches-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="searches-title" className="text-lg font-bold tracking-tight">
          Buscas Salvas
        </h2>
        <Link to={pagePaths.savedSearches} search={{}} className="home-link">
          {searches.length > shown ? `Todas as ${searches.length}` : 'Ver todas'}
        </Link>
      </div>
      <ul className="home-searches mt-3" aria-label="Buscas Salvas">
        {searches.slice(0, shown).map(search => (
          <li key={search.id} className="min-w-0">
            <SavedSearchCard
              search={search}
              preview={previewOf(search.id)}
              rhythm={describeRhythm(me.preferences)}
              editable={false}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

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
  const isResidentBuyer = useIsResidentBuyer()
  const byId = new Map(favorites.map(favorite => [favorite.property_id, favorite]))
  const judgedForOf = (id: string): JudgedFor | null => {
    if (isResidentBuyer) return null
    const favorite = byId.get(id)
    return { targetRoi, sheet: favorite?.sheet ?? null, answers: favorite?.answers ?? {} }
  }
  const rows = buildFavoritePriceRows(favorites, ladders, targetRoi, toBrasiliaIso(now).slice(0, 10))
  const dates = listUpcomingDates(rows, now)
  const firstReading =
    stats !== null && isFirstReading(selectShownLists(stats, searches.length > 0 ? [] : favorites))
  return (
    <>
      <div
        className={
          dates.length > 0
            ? 'grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-[minmax(0,13fr)_minmax(0,8fr)]'
            : 'grid gap-4'
        }
      >
        <NewsCard
          news={news}
          now={now}
          firstReading={firstReading}
          judgedForOf={judgedForOf}
          onRetry={onRetry}
        />
        {favorites.length > 0 && <DatesCard favorites={favorites} dates={dates} />}
      </div>
      {rows.length > 0 && <PriceStepsCard rows={rows} isResidentBuyer={isResidentBuyer} />}
      {searches.length > 0 && <DashboardSearches me={me} searches={searches} />}
      <UnfinishedWork me={me} chats={chats} />
    </>
  )
}
