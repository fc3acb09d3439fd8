import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { News } from '#contract/notification-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { integerFormat } from '../../ui/format-text.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { NewsRowView, NewsRowSkeleton } from './news-row.tsx'
import { type NewsRow, buildNewsRows } from './news-rows.ts'
import { nothingChangedText } from './news-words.ts'

/** Number of rows before "Ver todas"; the card has that height before they load. */
const opening = 3
const emptyPlot = { id: '12', category: 'terreno', description: '' } as const
const Message = ({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) => (
  <div className="flex flex-1 items-center gap-6 border-t border-line py-4">
    <div className="scene aspect-[4/3] w-44 shrink-0 overflow-hidden rounded-lg max-sm:hidden">
      <PropertyDrawing subject={emptyPlot} />
    </div>
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-ink-2 text-pretty">{children}</p>
      <div className="mt-3">{action}</div>
    </div>
  </div>
)

const SearchLink = () => (
  <Link to={pagePaths.search} search={{}} className={buttonClass('outline')}>
    Buscar imóveis
  </Link>
)

function Content({ news, rows, all, now }: { news: News; rows: NewsRow[]; all: boolean; now: number }) {
  if (rows.length > 0)
    return (
      <ul>
        {(all ? rows : rows.slice(0, opening)).map(row => (
          <NewsRowView key={row.key} row={row} />
        ))}
      </ul>
    )
  if (news.totals.favorites + news.totals.searches === 0)
    return (
      <Message title="Ainda não há o que acompanhar" action={<SearchLink />}>
        Guarde imóveis com o coração e salve suas buscas: o que baixar de preço, sair da lista ou entrar de
        novo aparece aqui.
      </Message>
    )
  return (
    <Message
      title={news.lastVisit === 'unknown' ? 'Primeira visita' : 'Tudo como estava'}
      action={<SearchLink />}
    >
      {nothingChangedText(news, now)}
    </Message>
  )
}

/** Changes in favorites and saved searches. Its height is fixed from the first paint. */
export function NewsCard({
  news,
  now,
  onRetry,
}: {
  /** `undefined` while it loads, `null` when not available. */
  news: News | null | undefined
  /** Epoch ms. */
  now: number
  onRetry: () => void
}) {
  const [all, setAll] = useState(false)
  const rows = news ? buildNewsRows(news) : []
  return (
    <section
      aria-labelledby="news-title"
      className="flex flex-col rounded-xl border border-line bg-raised px-4 shadow-card md:px-6"
    >
      <div className="flex h-14 items-center gap-2.5">
        <Bell className="size-4.5 shrink-0 text-ink-3" />
        <h2 id="news-title" className="flex-1 text-md font-semibold">
          Novidades
        </h2>
        {rows.length > opening && (
          <button
            type="button"
            aria-expanded={all}
            className="target text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline"
            onClick={() => setAll(!all)}
          >
            {all ? 'Ver menos' : `Ver todas (${integerFormat(rows.length)})`}
          </button>
        )}
      </div>
      <div className="flex min-h-60 flex-col sm:min-h-57">
        {news === undefined && <NewsRowSkeleton count={opening} />}
        {news && <Content news={news} rows={rows} all={all} now={now} />}
        {news === null && (
          <Message title="Sem notícias agora" action={<Button onClick={onRetry}>Tentar de novo</Button>}>
            Não foi possível perguntar ao servidor o que mudou. Seus favoritos e suas buscas continuam
            guardados.
          </Message>
        )}
      </div>
    </section>
  )
}
