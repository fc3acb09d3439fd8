import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { readSharedListPath } from '#contract/shared-list-path.ts'
import { usePageLocation } from '../../framework/page-location.ts'
import { ToastPlace } from '../../ui/toast/toast-place.tsx'
import { AppHeader } from './app-header.tsx'
import { LogIn, Sparkles } from 'lucide-react'
import { pagePaths, readPropertyPath } from '#contract/page-paths.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { useIsVisitor, useSignedIn } from '../../data/account/use-signed-in.ts'
import { Link } from '../../framework/link.tsx'
import { bottomTabs } from './navigation.ts'

/** The main links at the bottom on a phone or a touch tablet, and a visitor's sign-in. */
function BottomBar() {
  const isVisitor = useIsVisitor()
  return (
    <nav aria-label="Principal" className="bottom-bar">
      {isVisitor ? (
        <Link to={pagePaths.login} className="bottom-entry" activeOptions={{ includeSearch: false }}>
          {/* The icon has its place before the word arrives. */}
          <span className="grid grid-cols-[1.25rem_3.25rem] items-center gap-2.5">
            <LogIn className="size-5" />
            Entrar
          </span>
        </Link>
      ) : (
        bottomTabs.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            search={{}}
            className="text-[0.6875rem] leading-3.5 flex flex-auto min-w-target flex-col items-center justify-center gap-1 max-w-32 px-0.5 rounded-md text-ink-3 font-medium tracking-[-0.01em] aria-[current]:text-amber-text aria-[current]:font-semibold focus-visible:-outline-offset-4"
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

interface PanelProps {
  open: boolean
  onClose: () => void
}

const load = (): Promise<{ default: ComponentType<PanelProps> }> =>
  import('../consultant/widget/widget-panel.tsx')
const prepare = () => void load().catch(() => {})

const without = new RegExp(
  `^(${[pagePaths.chat, pagePaths.savedChats, pagePaths.login, pagePaths.forgotPassword, pagePaths.newPassword].join('|')})/?$`,
)

/**
 * Opens the consultant's panel on any page but its own and the sign-in pages; the panel's code is loaded on demand.
 */
function ConsultantLauncher() {
  const path = usePageLocation().path
  const account = useSignedIn()
  const isVisitor = useIsVisitor()
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const [open, setOpen] = useState(false)
  const absent = without.test(path) || (path === pagePaths.home && !account?.hasSeenOnboarding)
  if (absent && open) setOpen(false)
  const show = async () => {
    try {
      const { default: loaded } = await load()
      setPanel(() => loaded)
      setOpen(true)
    } catch {
      showToast({ title: 'O consultor não abriu', description: 'Verifique sua conexão e tente de novo.' })
    }
  }
  return (
    <aside aria-label="Consultor IA">
      {!absent && (
        <button
          ref={button}
          type="button"
          className="consultant-launcher"
          data-account={!isVisitor || undefined}
          data-property={readPropertyPath(path) !== null || undefined}
          aria-expanded={open}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void show()}
        >
          <Sparkles className="size-5 text-amber-text" aria-hidden="true" />
          <span className="max-lg:sr-only">Consultor IA</span>
        </button>
      )}
      {Panel && (
        <Panel
          key={account?.user.id}
          open={open && !absent}
          onClose={() => {
            setOpen(false)
            // Once it is visible again.
            requestAnimationFrame(() => button.current?.focus())
          }}
        />
      )}
    </aside>
  )
}

const typing = 'input, textarea, select, [contenteditable]'

/** Focuses the page's search field on `/`, unless the person is typing. */
function focusSearch(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (target instanceof Element && target.closest(`${typing}, dialog`)) return
  const field =
    document.querySelector<HTMLInputElement>('[data-search-field="box"]') ??
    document.querySelector<HTMLInputElement>('[data-search-field]')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

/**
 * The frame of every page: skip link, header, bottom bar, consultant, toasts. A list for a client is shown in the
 * adviser's name, without the frame.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const isForClient = readSharedListPath(usePageLocation().path) !== null
  // The key works from the first paint on.
  useLayoutEffect(() => {
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [])
  return (
    <>
      <a href="#main" className="skip-link">
        Pular para o conteúdo
      </a>
      {!isForClient && <AppHeader />}
      {children}
      {!isForClient && (
        <>
          {/* Before the bar, which leaves it a place: the bar's links would move when it arrives. */}
          <ConsultantLauncher />
          <BottomBar />
        </>
      )}
      <ToastPlace />
    </>
  )
}
