import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/page-paths.ts'
import { type CuratedList, curatedListNames } from '#domain/search/curated-lists.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'

const lists = [
  { list: 'roi', line: 'ROI líquido de 20% ou mais, sem perda no pior caso' },
  { list: 'ending', line: 'As datas mais próximas primeiro' },
  { list: 'premium', line: 'Em 20 grandes cidades' },
  { list: 'discount', line: 'Bem abaixo da avaliação' },
] as const satisfies readonly { list: CuratedList; line: string }[]

/** The curated lists with how many properties are in each. */
export const PopularSearches = ({
  totals,
  onList,
}: {
  /** `null` when they are not available. */
  totals: Partial<Record<CuratedList, number>> | null
  onList: () => void
}) => (
  <section aria-labelledby="popular-title" className="home-card">
    <div className="home-head">
      <h2 id="popular-title">Categorias populares</h2>
      <DemonstrationMark />
    </div>
    <ul className="home-list">
      {lists.map(({ list, line }) => {
        const total = totals?.[list]
        return (
          <li key={list}>
            <span className="min-w-0">
              <Link
                to={pagePaths.search}
                search={{ category: list }}
                onClick={onList}
                className="home-row-link"
              >
                {curatedListNames[list]}
              </Link>
              <span className="block text-sm text-ink-3 text-pretty">{line}</span>
            </span>
            <span className="text-sm font-semibold whitespace-nowrap">
              {total !== undefined && formatPropertyCount(total)}
            </span>
          </li>
        )
      })}
    </ul>
  </section>
)
