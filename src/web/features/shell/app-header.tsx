import { isPlainPress, Link } from '../../framework/link.tsx'
import { usePageLocation } from '../../framework/page-location.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { brandName } from '../../framework/page-head.ts'
import { BrandMark } from '../../ui/brand.tsx'
import { restrictedPath } from '../../data/account/restricted-path.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useNow } from '../../framework/use-now.ts'
import { hasWayBack, headerLinks } from './navigation.ts'
import { useIsVisitor, useSignedIn } from '../../data/account/use-signed-in.ts'
import { usePageNavigation } from '../../framework/page-navigation.ts'
import { ArrowLeft, Bell, Check, Monitor, Moon, Sun } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { Popover } from '../../ui/popover.tsx'
import { setTheme, type Theme, themes, useTheme } from '../../ui/theme.ts'

const looks = {
  light: { label: 'Claro', icon: Sun },
  dark: { label: 'Escuro', icon: Moon },
  system: { label: 'Sistema', icon: Monitor },
} satisfies Record<Theme, unknown>

/** All three icons, of which the style sheet shows the chosen one, also before the scripts are there. */
const ThemeIcon = () =>
  themes.map(choice => {
    const { icon: Icon } = looks[choice]
    return <Icon key={choice} className="theme-icon" data-look={choice} />
  })

/** Claro, Escuro or Sistema, in a menu under its button; the browser closes it on Esc and returns the focus. */
function ThemeMenu() {
  const theme = useTheme()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <div className="relative">
      <Popover
        button={{
          className:
            'grid size-target place-content-center rounded-md text-ink-2 transition-colors hover:bg-raised-2 hover:text-ink',
          'aria-label': `Tema: ${looks[theme].label}`,
          title: 'Tema',
          children: <ThemeIcon />,
        }}
        ref={menu}
        className="menu"
        role="radiogroup"
        aria-label="Tema"
      >
        {themes.map(choice => {
          const { label, icon: ChoiceIcon } = looks[choice]
          return (
            <label
              key={choice}
              className="flex items-center gap-3 min-h-target px-3 rounded-sm hover:bg-raised-2 [&:has(:focus-visible)]:outline-2 [&:has(:focus-visible)]:outline-amber-text"
            >
              <input
                type="radio"
                name="theme"
                className="sr-only"
                checked={choice === theme}
                onChange={() => setTheme(choice)}
                onClick={event => event.detail > 0 && menu.current?.hidePopover()}
              />
              <ChoiceIcon className="size-4 text-ink-3" />
              <span className="flex-1">{label}</span>
              {choice === theme && <Check className="size-4 text-amber-text" />}
            </label>
          )
        })}
      </Popover>
    </div>
  )
}

type Drawer = ComponentType<{ onClose: () => void }>

/** The bell, which opens the notifications, and the initial, which links to the profile. */
function AccountCorner({ account: { user, unreadNotifications } }: { account: Me }) {
  const [drawer, setDrawer] = useState<{ Drawer: Drawer } | null>(null)
  const open = () =>
    import('../notifications/notifications-drawer.tsx').then(
      code => setDrawer({ Drawer: code.default }),
      () =>
        showToast({ title: 'Os avisos não abriram', description: 'Verifique a conexão e tente de novo.' }),
    )
  const name = user.name.trim() || user.email
  return (
    <>
      <button
        type="button"
        className="corner"
        aria-label={bellLabel(unreadNotifications)}
        title="Avisos"
        onClick={open}
      >
        <Bell className="size-5" />
        {unreadNotifications > 0 && (
          <span className="size-2.5 absolute top-2.5 right-2.75 border-2 border-ground rounded-full bg-amber" />
        )}
      </button>
      <Link to={pagePaths.profile} className="corner group" aria-label={`Perfil de ${name}`} title="Perfil">
        <span className="grid size-9 place-content-center rounded-full bg-raised-3 text-sm font-semibold text-ink uppercase ring-amber group-aria-[current]:ring-2">
          {[...name][0]}
        </span>
      </Link>
      {drawer && <drawer.Drawer onClose={() => setDrawer(null)} />}
    </>
  )
}

const bellLabel = (unread: number): string =>
  unread === 0 ? 'Avisos' : unread === 1 ? 'Avisos: 1 não lido' : `Avisos: ${unread} não lidos`

/**
 * Links from a property back to the previous page, or to the search; from any other page to the start. Before the page's
 * scripts are there, theme.js does the same.
 */
function BackLink({ path }: { path: string }) {
  const { back, canGoBack } = usePageNavigation()
  const onProperty = path.startsWith('/imovel/')
  return (
    <Link
      to={onProperty ? pagePaths.search : pagePaths.home}
      className="-ml-2.5 grid size-target place-content-center rounded-md text-ink-2 transition-colors hover:text-ink"
      aria-label="Voltar"
      title="Voltar"
      data-early-back={onProperty || undefined}
      onClick={event => {
        if (!onProperty || !canGoBack() || !isPlainPress(event)) return
        event.preventDefault()
        back()
      }}
    >
      <ArrowLeft className="size-5" />
    </Link>
  )
}

/** The bar above every page. */
export function AppHeader() {
  const account = useSignedIn()
  const now = useNow()
  const path = usePageLocation().path
  const isVisitor = useIsVisitor()
  const back = hasWayBack(path, isVisitor)
  // No link that the guard would only redirect.
  const limited = isVisitor || (account !== null && restrictedPath(account, now) !== null)
  return (
    <header className="shell-bar">
      <div className="flex items-center">
        {back && <BackLink path={path} />}
        <Link
          to={isVisitor ? pagePaths.search : pagePaths.home}
          search={{}}
          className="text-lg/5.5 flex items-center gap-2.5 h-target rounded-md font-bold tracking-tight"
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
      {/* As wide as its whole content, so that the menu stays in place when the browser paints it while it reads the page. */}
      <div
        className={classNames(
          'ml-auto flex items-center',
          isVisitor ? 'min-w-35 mobile:min-w-0' : 'min-w-33',
        )}
      >
        <ThemeMenu />
        {account && <AccountCorner account={account} />}
        {/* An account whose name is not known yet. */}
        {!account && !isVisitor && <span className="h-11 w-22" />}
        {!account && isVisitor && (
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
