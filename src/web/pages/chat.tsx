import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Bookmark, Search, Sparkles } from 'lucide-react'
import { pagePaths } from '#contract/pages.ts'
import { useSource } from '../api/source.ts'
import { countsQuery } from '../features/search/queries.ts'
import { readSearch } from '../features/search/search-state.ts'
import { buttonClass } from '../ui/button.tsx'
import { properties } from '../ui/format.ts'
import { DemonstrationMark } from '../features/property/demonstration-mark.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** What one would ask the consultant, as the search that answers it. */
const examples = [
  {
    words: 'Apartamento em São Paulo até R$\u00a0200\u00a0mil',
    search: { state: 'SP', type: 'apartamento', maxPrice: '200000' },
  },
  {
    words: 'Casa que aceita financiamento, com 40% de desconto ou mais',
    search: { type: 'casa', financing: 'true', minDiscount: '40' },
  },
  {
    words: 'Casa com 3 quartos ou mais em Goiás até R$\u00a0150\u00a0mil',
    search: { state: 'GO', type: 'casa', minRooms: '3', maxPrice: '150000' },
  },
  {
    words: 'Terreno em Minas Gerais até R$\u00a050\u00a0mil',
    search: { state: 'MG', type: 'terreno', maxPrice: '50000' },
  },
  {
    words: 'Ponto comercial no Rio de Janeiro, do maior desconto ao menor',
    search: { state: 'RJ', type: 'comercial', sort: '-discount' },
  },
] as const

/** Until the consultant is here: says so, and leads to searches that answer. */
export default function ChatPage() {
  usePageTitle('Consultor IA')
  const source = useSource()
  const { data: totals } = useQuery({
    ...countsQuery(
      'server',
      examples.map(({ search }) => readSearch(search).criteria),
    ),
    enabled: source === 'server',
  })
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl px-4 pt-8 pb-16 outline-none lg:pt-12">
      <div className="grid size-12 place-content-center rounded-lg bg-amber-soft">
        <Sparkles className="size-6 text-amber-text" aria-hidden="true" />
      </div>
      <h1 className="mt-5 text-2xl font-bold tracking-tight">Consultor IA</h1>
      <p className="mt-2 text-md text-pretty text-ink-2">
        O consultor ainda não está aqui: estamos preparando respostas feitas só com os imóveis do catálogo.
        Até lá, a busca responde às mesmas perguntas.
      </p>
      <div className="mt-8 flex min-h-6 flex-wrap items-center gap-x-3">
        <h2 className="text-sm font-semibold text-ink-3">Comece por um exemplo</h2>
        <DemonstrationMark />
      </div>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised shadow-card">
        {examples.map(({ words, search }, at) => {
          const total = totals?.[at]
          return (
            <li key={words}>
              <Link
                to={pagePaths.search}
                search={search}
                className="group flex min-h-16 items-center justify-between gap-4 px-4 py-3 -outline-offset-2 transition-colors hover:bg-raised-2"
              >
                <span>
                  <span className="block font-medium text-pretty">{words}</span>
                  <span className="block min-h-5 text-sm text-ink-3">
                    {total !== undefined && properties(total)}
                  </span>
                </span>
                <ArrowRight
                  className="size-4 shrink-0 text-ink-3 group-hover:text-amber-text"
                  aria-hidden="true"
                />
              </Link>
            </li>
          )
        })}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={pagePaths.search} search={{}} className={buttonClass('primary')}>
          <Search className="size-4" />
          Buscar imóveis
        </Link>
        <Link to={pagePaths.savedSearches} className={buttonClass('outline')}>
          <Bookmark className="size-4" />
          Buscas salvas
        </Link>
      </div>
    </main>
  )
}
