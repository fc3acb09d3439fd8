import { Link } from '@tanstack/react-router'
import { Calculator, Heart, type LucideIcon, Map as MapIcon, Scale } from 'lucide-react'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { News } from '#contract/notification-schemas.ts'
import { type PagePath, pagePaths } from '#contract/page-paths.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { describeForSale } from '../listing/catalogue-size.ts'
import { ConsultantEntry } from './consultant-entry.tsx'

/** A link to one part of the app. The line under its name may load later; its space is reserved. */
const Shortcut = ({
  to,
  icon: Icon,
  title,
  badge,
  line,
}: {
  to: PagePath
  icon: LucideIcon
  title: string
  badge?: string
  /** `undefined` while loading. */
  line: string | undefined
}) => (
  <li className="card">
    <div className="flex flex-1 flex-col p-4 md:p-5">
      <div className="flex items-start justify-between">
        <Icon className="size-5.5 text-amber-text" strokeWidth={1.75} />
        {badge && (
          <span className="rounded-sm bg-amber px-1.5 text-2xs font-bold tracking-wide text-amber-ink">
            {badge}
          </span>
        )}
      </div>
      <h3 className="mt-4 text-base font-semibold">
        <Link to={to} className="card-link">
          {title}
        </Link>
      </h3>
      <div className="mt-0.5 min-h-10 text-sm text-ink-3 text-pretty">
        {line ?? <span className="skeleton mt-1 block h-3 w-28" aria-hidden="true" />}
      </div>
    </div>
  </li>
)

/** The line under “Favoritos”. It is absent when the count could not be loaded; only a known 0 is called none. */
const favoritesLine = (news: News | null | undefined): string | undefined => {
  if (news === undefined) return undefined
  if (news === null) return 'O que você guardou'
  return news.totals.favorites === 0 ? 'Nenhum imóvel guardado' : formatPropertyCount(news.totals.favorites)
}

const mapLine = (stats: CatalogueStats | null | undefined): string | undefined => {
  if (stats === undefined) return undefined
  return stats === null || stats.total === 0 ? 'Onde cada imóvel fica' : describeForSale(stats)
}

/** The links to the tools, each with what it holds for this account. */
export const DashboardShortcuts = ({
  news,
  stats,
}: {
  news: News | null | undefined
  stats: CatalogueStats | null | undefined
}) => (
  <section aria-labelledby="tools-title" className="mt-4 md:mt-5">
    <h2 id="tools-title" className="sr-only">
      Ferramentas
    </h2>
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
      <ConsultantEntry />
      <Shortcut to={pagePaths.map} icon={MapIcon} title="Mapa" badge="BETA" line={mapLine(stats)} />
      <Shortcut
        to={pagePaths.financing}
        icon={Calculator}
        title="Financiamento"
        line="SAC e PRICE, entrada à sua escolha"
      />
      <Shortcut to={pagePaths.favorites} icon={Heart} title="Favoritos" line={favoritesLine(news)} />
      <Shortcut to={pagePaths.compare} icon={Scale} title="Comparar" line="Até 3 imóveis lado a lado" />
    </ul>
  </section>
)
