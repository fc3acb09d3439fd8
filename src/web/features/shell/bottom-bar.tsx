import { Link } from '../../framework/link.tsx'
import { LogIn } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { bottomTabs } from './navigation.ts'
import { useIsVisitor } from '../../data/account/use-signed-in.ts'

/** The main links at the bottom on a phone or a touch tablet, and a visitor's sign-in. */
export function BottomBar() {
  const isVisitor = useIsVisitor()
  return (
    <nav aria-label="Principal" className="bottom-bar">
      {isVisitor ? (
        <Link to={pagePaths.login} className="bottom-entry" activeOptions={{ includeSearch: false }}>
          <LogIn className="size-5" />
          Entrar
        </Link>
      ) : (
        bottomTabs.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            search={{}}
            className="bottom-tab"
            activeOptions={{ exact: to === pagePaths.home, includeSearch: false }}
          >
            <Icon className="size-5.5" />
            {label}
          </Link>
        ))
      )}
    </nav>
  )
}
