import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/pages.ts'
import { brand, Mark } from '../../ui/brand.tsx'
import { places } from './navigation.ts'
import { ThemeMenu } from './theme-menu.tsx'

/** The bar above every page. Its first paint is drawn by index.html, in the same places. */
export const Header = () => (
  <header className="shell-bar">
    <Link
      to={pagePaths.search}
      search={{}}
      className="flex h-target items-center gap-2.5 rounded-md text-lg font-bold tracking-tight"
      activeProps={{ 'aria-current': undefined }}
    >
      <Mark />
      {brand}
    </Link>
    <nav aria-label="Principal" className="hidden flex-1 items-center gap-1 md:flex">
      {places.map(place => (
        <Link
          key={place.to}
          to={place.to}
          search={{}}
          activeOptions={{ includeSearch: false }}
          className="flex h-10 items-center rounded-md px-3 text-base font-medium text-ink-2 transition-colors hover:text-ink aria-[current]:bg-raised-2 aria-[current]:text-ink"
        >
          {place.label}
        </Link>
      ))}
    </nav>
    <div className="ml-auto flex items-center">
      <ThemeMenu />
    </div>
  </header>
)
