import { usePageLocation } from '../../../framework/page-location.ts'
import { Sparkles } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { pagePaths, readPropertyPath } from '#contract/page-paths.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { useIsVisitor, useSignedIn } from '../../../data/account/use-signed-in.ts'

interface PanelProps {
  open: boolean
  onClose: () => void
}

const load = (): Promise<{ default: ComponentType<PanelProps> }> => import('./widget-panel.tsx')
const prepare = () => void load().catch(() => {})

const without = new RegExp(
  `^(${[pagePaths.chat, pagePaths.savedChats, pagePaths.login, pagePaths.forgotPassword, pagePaths.newPassword].join('|')})/?$`,
)

/**
 * Opens the consultant's panel on any page but its own and the sign-in pages; the panel's code is loaded on demand.
 */
export function ConsultantLauncher() {
  const path = usePageLocation().path
  const who = useSignedIn()
  const isVisitor = useIsVisitor()
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const [open, setOpen] = useState(false)
  const absent = without.test(path) || (path === pagePaths.home && !who?.hasSeenOnboarding)
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
          <Sparkles className="size-5" aria-hidden="true" />
          <span>Consultor IA</span>
        </button>
      )}
      {Panel && (
        <Panel
          key={who?.user.id}
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
