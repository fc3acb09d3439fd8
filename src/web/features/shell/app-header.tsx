import { Link } from '../../framework/link.tsx'
import { usePageLocation } from '../../framework/page-location.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { brandName } from '../../framework/page-head.ts'
import { BrandMark } from '../../ui/brand.tsx'
import { restrictedPath } from '../../data/account/restricted-path.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AccountCorner } from './account-corner.tsx'
import { useNow } from '../../framework/use-now.ts'
import { BackLink } from './back-link.tsx'
import { hasWayBack, headerLinks } from './navigation.ts'
import { ThemeMenu } from './theme-menu.tsx'
import { useIsVisitor, useSignedIn } from '../../data/account/use-signed-in.ts'

/** The bar above every page. */
export function AppHeader() {
  const who = useSignedIn()
  const now = useNow()
  const path = usePageLocation().path
  const isVisitor = useIsVisitor()
  const back = hasWayBack(path, isVisitor)
  // No link that the guard would only redirect.
  const limited = isVisitor || (who !== null && restrictedPath(who, now) !== null)
  return (
    <header className="shell-bar">
      <div className="flex items-center">
        {back && <BackLink path={path} />}
        <Link
          to={isVisitor ? pagePaths.search : pagePaths.home}
          search={{}}
          className="shell-brand"
          aria-current={undefined}
        >
          <BrandMark />
          <span
            className={classNames(
              'shell-name',
              back && 'max-[25rem]:sr-only',
              back && !limited && 'min-[48rem]:max-[56rem]:sr-only',
            )}
          >
            {brandName}
          </span>
        </Link>
      </div>
      <nav
        aria-label="Principal"
        className="flex flex-1 items-center gap-0.5 min-[69rem]:gap-1 mobile:hidden"
      >
        {headerLinks[limited ? 'visitor' : 'account'].map(place => (
          <Link
            key={place.to}
            to={place.to}
            search={{}}
            activeOptions={{ includeSearch: false }}
            className="flex h-10 items-center rounded-md px-1.5 text-base min-[69rem]:px-3 font-medium text-ink-2 transition-colors hover:text-ink aria-[current]:bg-raised-2 aria-[current]:text-ink"
          >
            {place.label}
          </Link>
        ))}
      </nav>
      {/* As wide as all it holds: the browser may paint it while it reads the page, and the menu stays where it is. */}
      <div
        className={classNames(
          'ml-auto flex items-center',
          isVisitor ? 'min-w-35 mobile:min-w-0' : 'min-w-33',
        )}
      >
        <ThemeMenu />
        {who && <AccountCorner who={who} />}
        {/* An account whose name is not known yet. */}
        {!who && !isVisitor && <span className="h-11 w-22" />}
        {!who && isVisitor && (
          <Link
            to={pagePaths.login}
            className={buttonClass('outline', 'ml-2 h-10 min-w-22 mobile:hidden')}
            activeOptions={{ includeSearch: false }}
          >
            Entrar
          </Link>
        )}
      </div>
    </header>
  )
}
