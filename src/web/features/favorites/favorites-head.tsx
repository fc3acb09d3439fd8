import { Link } from '../../framework/link.tsx'
import type { ReactNode } from 'react'
import { pagePaths } from '#contract/page-paths.ts'

const tabClass =
  'inline-flex h-9 items-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink target aria-[current]:bg-raised-3 aria-[current]:text-ink'

/** The heading of the favorites and saved searches pages, with links between the two. */
export const FavoritesHead = ({
  title,
  summary,
  children,
}: {
  title: string
  summary: string
  children?: ReactNode
}) => (
  <>
    <nav aria-label="Salvos" className="flex gap-1 lg:-mx-3.5">
      <Link to={pagePaths.favorites} className={tabClass}>
        Favoritos
      </Link>
      <Link to={pagePaths.savedSearches} className={tabClass}>
        Buscas Salvas
      </Link>
      <Link to={pagePaths.desk} search={{}} className={tabClass}>
        Mesa
      </Link>
    </nav>
    <div className="mt-3 mb-5 flex min-h-target items-end justify-between gap-4 lg:mt-4">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        <output className="block min-h-5 text-sm text-ink-3">{summary}</output>
      </div>
      {children}
    </div>
  </>
)
