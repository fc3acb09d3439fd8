import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { List } from 'lucide-react'
import { pagePaths } from '#contract/pages.ts'
import { everything } from '#domain/search/criteria.ts'
import { stateName, type Uf } from '#domain/states.ts'
import { useSource } from '../api/source.ts'
import { facetsQuery, statsQuery } from '../features/search/queries.ts'
import { SourceBanner } from '../features/search/source-banner.tsx'
import { buttonClass } from '../ui/button.tsx'
import { integer, properties } from '../ui/format.ts'
import { forSale } from '../features/property/catalogue-of.ts'
import { DemonstrationMark } from '../features/property/demonstration-mark.tsx'
import { usePageTitle } from '../ui/page-title.ts'

const regions: readonly { name: string; ufs: readonly Uf[] }[] = [
  { name: 'Norte', ufs: ['AC', 'AP', 'AM', 'PA', 'RO', 'RR', 'TO'] },
  { name: 'Nordeste', ufs: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'] },
  { name: 'Centro-Oeste', ufs: ['DF', 'GO', 'MT', 'MS'] },
  { name: 'Sudeste', ufs: ['ES', 'MG', 'RJ', 'SP'] },
  { name: 'Sul', ufs: ['PR', 'RS', 'SC'] },
]

/** A state and how many properties it has, its share as a bar under both. */
const StateLink = ({ uf, total, most }: { uf: Uf; total: number | undefined; most: number }) => (
  <Link
    to={pagePaths.search}
    search={{ state: uf }}
    className="relative flex min-h-target items-center justify-between gap-3 border-t border-line px-1 transition-colors hover:bg-raised-2"
  >
    <span className="min-w-0 truncate">{stateName(uf)}</span>
    <span className="flex shrink-0 items-center gap-3 text-sm">
      <span className="text-ink-2">
        {total !== undefined && (
          <>
            <span aria-hidden="true">{integer(total)}</span>
            <span className="sr-only">{properties(total)}</span>
          </>
        )}
      </span>
      <span className="h-1.5 w-16 overflow-hidden rounded-full bg-raised-3" aria-hidden="true">
        <span
          className="block h-full rounded-full bg-amber"
          style={{ width: `${((total ?? 0) / most) * 100}%` }}
        />
      </span>
    </span>
  </Link>
)

/** Until the map is here: the 27 states with what each has, as ways into the list. */
export default function MapPage() {
  usePageTitle('Busca em Mapa', 'Imóveis da Caixa por região e estado.')
  const source = useSource()
  const { data: stats } = useQuery(statsQuery(source))
  const { data: facets } = useQuery(facetsQuery(source, everything))
  const totals = facets && new Map(facets.state.map(({ value, total }) => [value, total]))
  const totalOf = (uf: Uf): number | undefined => totals && (totals.get(uf) ?? 0)
  const most = Math.max(1, ...(totals?.values() ?? []))
  return (
    <>
      <SourceBanner source={source} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 pt-6 pb-16 outline-none lg:px-7 lg:pt-8"
      >
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="flex items-center gap-3 text-2xl font-bold tracking-tight">
              Busca em Mapa
              <span className="rounded-sm bg-amber px-2 text-2xs leading-5 font-bold tracking-normal text-amber-ink">
                BETA
              </span>
            </h1>
            <p className="mt-1 max-w-2xl text-pretty text-ink-2">
              O mapa está em construção. Por enquanto, escolha o estado
              {stats ? ` entre os ${forSale(stats)}.` : ' e veja os imóveis na lista.'}
            </p>
            <DemonstrationMark />
          </div>
          <Link to={pagePaths.search} search={{}} className={buttonClass('outline')}>
            <List className="size-4" />
            Ver Lista
          </Link>
        </div>
        <div className="mt-8 gap-x-10 sm:columns-2 lg:columns-3">
          {regions.map(({ name, ufs }) => (
            <section key={name} className="mb-8 break-inside-avoid">
              <h2 className="pb-2 text-sm font-semibold text-ink-3">{name}</h2>
              <ul className="border-b border-line">
                {ufs.map(uf => (
                  <li key={uf}>
                    <StateLink uf={uf} total={totalOf(uf)} most={most} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </>
  )
}
