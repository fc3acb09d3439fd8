import { useQuery } from '@tanstack/react-query'
import { Link } from '../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../data/catalogue/catalogue-source.ts'
import { facetsQuery } from '../data/catalogue/list-queries.ts'
import '../features/tools/tools.css'
import { useLastResults, type CalculatorResult } from '../features/calculators/last-results.ts'
import { popularCategories, toolGroups, type Tool } from '../features/tools/tool-list.ts'
import { integerFormat } from '../ui/format-text.ts'
import { formatPropertyCount } from '../features/listing/properties-text.ts'
import { DemonstrationMark } from '../features/listing/demonstration-mark.tsx'
import { usePageHead } from '../framework/page-head.ts'
import { BetaMark } from '../ui/beta-mark.tsx'
import { formatPercent, formatShortDate } from '#domain/format-figures.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { useTargetRoi } from '../data/account/target-roi.ts'
import { WordsByPurpose } from '../features/listing/words-by-purpose.tsx'

/** The last result of a calculator with its listing, answer, basis and time; a press opens it again. */
function LastResult({
  result: { at, listing, answer, basis, address, targetRoi },
}: {
  result: CalculatorResult
}) {
  const [target] = useTargetRoi()
  return (
    <Link to={address} className="tool-last">
      <span className="block text-xs text-ink-3">Última conta, {formatShortDate(toBrasiliaIso(at))}</span>
      <span className="mt-0.5 block text-sm font-medium text-pretty wrap-anywhere">
        {listing ?? 'Sem imóvel'}: <span className="font-semibold">{answer}</span>
      </span>
      <span className="block text-xs text-ink-2 text-pretty">{basis}</span>
      {targetRoi !== undefined && targetRoi !== target && (
        <span className="block text-xs text-amber-text text-pretty">
          A sua meta agora é de {formatPercent(target, 2)}: abra para refazer.
        </span>
      )}
    </Link>
  )
}

/** A tool with what it does and, beside it, its last result on this device. */
const ToolRow = ({
  tool: { name, purpose, homePurpose = purpose, to, search = {}, beta },
  last,
}: {
  tool: Tool
  last: CalculatorResult | undefined
}) => (
  <li className="tool-row">
    <Link to={to} search={search} className="tool-link">
      <span className="flex items-baseline gap-2 font-semibold">
        {name}
        {beta && <BetaMark />}
      </span>
      <span className="mt-0.5 block text-sm text-pretty text-ink-2">
        <WordsByPurpose resale={purpose} resident={homePurpose} />
      </span>
    </Link>
    {last && <LastResult result={last} />}
  </li>
)

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
