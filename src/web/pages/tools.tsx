import { useQuery } from '@tanstack/react-query'
import { Link } from '../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../data/catalogue/catalogue-source.ts'
import { facetsQuery } from '../data/catalogue/list-queries.ts'
import '../features/tools/tools.css'
import { useLastResults } from '../features/calculators/last-results.ts'
import { ToolRow } from '../features/tools/tool-row.tsx'
import { popularCategories, toolGroups } from '../features/tools/tool-list.ts'
import { integerFormat } from '../ui/format-text.ts'
import { formatPropertyCount } from '../features/listing/properties-text.ts'
import { DemonstrationMark } from '../features/listing/demonstration-mark.tsx'
import { usePageHead } from '../framework/page-head.ts'

/** The calculators and other tools, each with its last result on this device. */
export default function ToolsPage() {
  usePageHead({
    title: 'Ferramentas',
    description: 'Calculadoras, comparação, favoritos e tudo o que ajuda a decidir.',
  })
  const source = useCatalogueSource()
  const last = useLastResults()
  const { data: facets } = useQuery({ ...facetsQuery('server', emptyCriteria), enabled: source === 'server' })
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-6 pb-16 outline-none lg:px-7 lg:pt-8">
      <h1 className="text-2xl font-bold tracking-tight">Ferramentas</h1>
      <p className="mt-1 text-ink-3">Para calcular, comparar e decidir.</p>
      <div className="mt-6">
        {toolGroups.map(({ question, tools }) => (
          <section
            key={question}
            aria-label={question}
            className="grid gap-x-8 gap-y-1 py-5 border-t border-line-strong lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-7"
          >
            <h2 className="text-xl font-bold tracking-tight text-balance">{question}</h2>
            <ul>
              {tools.map(tool => (
                <ToolRow
                  key={tool.key}
                  tool={tool}
                  last={tool.calculator === undefined ? undefined : last[tool.calculator]}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 border-t border-line-strong pt-6">
        <h2 className="text-lg font-semibold">Categorias populares</h2>
        <DemonstrationMark />
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {popularCategories.map(({ category, label }) => {
          const total = facets?.category.find(({ value }) => value === category)?.total
          return (
            <li key={category}>
              <Link
                to={pagePaths.search}
                search={{ type: category }}
                className="flex min-h-target items-center gap-2 underline decoration-line-strong underline-offset-4 hover:decoration-current"
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
