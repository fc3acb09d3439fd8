import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/page-paths.ts'
import type { CuratedList } from '#domain/search/curated-lists.ts'
import { curatedNames, curatedViews } from '../filters/curated-lists.ts'

const tabClass =
  'inline-flex h-9 shrink-0 items-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink target aria-[current]:bg-raised-3 aria-[current]:text-ink'

/** Tabs for all properties and the four curated lists. */
export const ListTabs = ({ curated }: { curated: CuratedList | null }) => (
  <nav aria-label="Listas" className="no-bar -mx-4 flex gap-1 overflow-x-auto px-4 py-1 lg:-mx-3.5 lg:px-0">
    <Link
      to={pagePaths.search}
      search={{}}
      className={tabClass}
      activeOptions={{ exact: true }}
      aria-current={curated === null ? 'page' : undefined}
    >
      Todos
    </Link>
    {curatedNames.map(name => (
      <Link
        key={name}
        to={pagePaths.search}
        search={{ category: name }}
        className={tabClass}
        activeOptions={{ exact: true }}
      >
        {curatedViews[name].title}
      </Link>
    ))}
  </nav>
)
