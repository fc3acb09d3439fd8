import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/page-paths.ts'
import { highGrossRoiPercent } from '#domain/search/curated-list-rules.ts'
import { type CuratedList, curatedListNames } from '#domain/search/curated-lists.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'

const scenes = [
  {
    list: 'roi',
    line: `ROI bruto acima de ${highGrossRoiPercent}%`,
    subject: { id: '27', category: 'casa', description: '' },
  },
  {
    list: 'ending',
    line: 'As datas mais próximas primeiro',
    subject: { id: '5', category: null, description: '' },
  },
  {
    list: 'premium',
    line: 'Em 20 grandes cidades',
    subject: { id: '31', category: 'apartamento', description: '' },
  },
  {
    list: 'discount',
    line: 'Bem abaixo da avaliação',
    subject: { id: '9', category: 'comercial', description: 'Loja' },
  },
] as const satisfies readonly { list: CuratedList; line: string; subject: object }[]

/** The curated lists with how many properties are in each. */
export const PopularSearches = ({
  totals,
  onList,
}: {
  /** `undefined` while loading, `null` when loading failed. */
  totals: Partial<Record<CuratedList, number>> | null | undefined
  onList: () => void
}) => (
  <section aria-labelledby="popular-title" className="mt-8 md:mt-10">
    <div className="flex flex-wrap items-center gap-x-3">
      <h2 id="popular-title" className="text-lg font-bold tracking-tight">
        Categorias populares
      </h2>
      <DemonstrationMark />
    </div>
    <ul className="mt-4 grid grid-cols-2 gap-4 md:gap-5 md:grid-cols-4">
      {scenes.map(({ list, line, subject }) => {
        const total = totals?.[list]
        return (
          <li key={list} className="card">
            <div className="scene aspect-[5/3]">
              <PropertyDrawing subject={subject} />
            </div>
            <div className="flex flex-1 flex-col px-4 pt-3 pb-3.5 md:px-5">
              <h3 className="text-base font-semibold">
                <Link
                  to={pagePaths.search}
                  search={{ category: list }}
                  onClick={onList}
                  className="card-link"
                >
                  {curatedListNames[list]}
                </Link>
              </h3>
              <p className="mt-0.5 text-sm text-ink-3 text-pretty">{line}</p>
              <div className="mt-auto min-h-7.5 pt-2 text-sm font-semibold">
                {totals === undefined ? (
                  <span className="skeleton mt-1 block h-3.5 w-24" aria-hidden="true" />
                ) : (
                  total !== undefined && formatPropertyCount(total)
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  </section>
)
