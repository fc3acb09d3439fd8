import { Link } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { pagePaths } from '#contract/pages.ts'
import { tabs } from './navigation.ts'
import { useWho } from '../../data/account/use-who.ts'

/** The main links at the bottom on a phone or a touch tablet, and a visitor's sign-in. index.html draws it empty. */
export function BottomBar() {
  const who = useWho()
  return (
    <nav aria-label="Principal" className="bottom-bar">
      {who === null ? (
        <Link to={pagePaths.login} className="bottom-entry" activeOptions={{ includeSearch: false }}>
          <LogIn className="size-5" />
          Entrar
        </Link>
      ) : (
        tabs.map(({ to, label, icon: Icon }) => (
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
