import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/page-paths.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../data/catalogue/catalogue-source.ts'
import { facetsQuery } from '../data/catalogue/list-queries.ts'
import { ToolCard } from '../features/tools/tool-card.tsx'
import { popularCategories, toolList } from '../features/tools/tool-list.ts'
import { integerFormat } from '../ui/format-text.ts'
import { formatPropertyCount } from '../features/listing/properties-text.ts'
import { DemonstrationMark } from '../features/listing/demonstration-mark.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export default function ToolsPage() {
  usePageTitle('Ferramentas', 'Calculadoras, comparação, favoritos e tudo o que ajuda a decidir.')
  const source = useCatalogueSource()
  const { data: facets } = useQuery({ ...facetsQuery('server', emptyCriteria), enabled: source === 'server' })
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-6 pb-16 outline-none lg:px-7 lg:pt-8">
      <h1 className="text-2xl font-bold tracking-tight">Ferramentas</h1>
      <p className="mt-1 text-ink-3">Para calcular, comparar e decidir.</p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {toolList.map(tool => (
          <li key={tool.key}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-center gap-x-3">
        <h2 className="text-lg font-semibold">Categorias populares</h2>
        <DemonstrationMark />
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 lg:gap-4">
        {popularCategories.map(({ category, label }) => {
          const total = facets?.category.find(({ value }) => value === category)?.total
          return (
            <li key={category}>
              <Link
                to={pagePaths.search}
                search={{ type: category }}
                className="flex min-h-target items-baseline justify-between gap-2 rounded-lg border border-line bg-raised px-3 py-3 lg:px-4 shadow-card transition-colors hover:border-line-strong"
              >
                <span className="font-medium">{label}</span>
                <span className="min-h-5 text-sm text-ink-3">
                  {total !== undefined && (
                    <>
                      <span aria-hidden="true">{integerFormat(total)}</span>
                      <span className="sr-only">{formatPropertyCount(total)}</span>
                    </>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </main>
  )
}
