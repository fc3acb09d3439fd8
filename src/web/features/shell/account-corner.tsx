import { Link } from '../../framework/link.tsx'
import { Bell } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { showToast } from '../../ui/toast/toast.ts'

type Drawer = ComponentType<{ onClose: () => void }>

/** The bell, which opens the notifications, and the initial, which links to the profile. */
export function AccountCorner({ who: { user, unreadNotifications } }: { who: Me }) {
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
        {unreadNotifications > 0 && <span className="unread-dot" />}
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
