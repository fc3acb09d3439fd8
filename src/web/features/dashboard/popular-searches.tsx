import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { type CuratedList, curatedListNames } from '#domain/search/curated-lists.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'

const lists = [
  { list: 'roi', line: 'ROI líquido de 20% ou mais, sem perda no pior caso' },
  { list: 'ending', line: 'As datas mais próximas primeiro' },
  { list: 'premium', line: 'Em 20 grandes cidades' },
  { list: 'discount', line: 'Bem abaixo da avaliação' },
] as const satisfies readonly { list: CuratedList; line: string }[]

/** The curated lists side by side, each with what is in it and how many properties. */
export function PopularSearches({
  totals,
  onList,
}: {
  /** `null` when they are not available. */
  totals: Partial<Record<CuratedList, number>> | null
  onList: () => void
}) {
  const isResidentBuyer = useIsResidentBuyer()
  return (
    <section aria-labelledby="popular-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="popular-title" className="text-lg font-bold tracking-tight">
          Categorias populares
        </h2>
        <DemonstrationMark />
      </div>
      <ul className="mt-3 grid border-y border-line md:grid-cols-4">
        {lists
          .filter(({ list }) => !isResidentBuyer || list !== 'roi')
          .map(({ list, line }) => {
            const total = totals?.[list]
            return (
              <li
                key={list}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 gap-y-0.5 border-t border-line py-3 first:border-t-0 md:grid-cols-1 md:border-t-0 md:border-l md:px-5 md:py-3.5 md:first:border-l-0 md:first:pl-0"
              >
                <Link
                  to={pagePaths.search}
                  search={{ category: list }}
                  onClick={onList}
                  className="row-link font-semibold text-ink"
                >
                  {curatedListNames[list]}
                </Link>
                <span className="tabular-nums whitespace-nowrap">
                  {total !== undefined && formatPropertyCount(total)}
                </span>
                <span className="text-sm/5.5 col-span-full text-ink-3 text-pretty">{line}</span>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
