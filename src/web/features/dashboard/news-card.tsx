import { useState } from 'react'
import type { JudgedFor } from '#contract/judge-property.ts'
import type { News } from '#contract/notification-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { Button } from '../../ui/button.tsx'
import { integerFormat } from '../../ui/format-text.ts'
import { NewsRowView } from './news-row.tsx'
import { buildNewsRows, describeRest } from './news-rows.ts'
import { describeNoNews, describeSince } from './news-words.ts'

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

/** What changed in favorites and saved searches since the last visit: the same as in the bell. */
export function NewsCard({
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
      <section aria-labelledby="news-title" className="home-note">
        <h2 id="news-title">O que mudou para você</h2>
        <p>{describeNoNews(news, now, firstReading)}</p>
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
