import './admin.css'
import { Link } from '../../framework/link.tsx'
import { LogOut, ShieldCheck } from 'lucide-react'
import { Activity, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { usePageHead } from '../../framework/page-head.ts'
import { adminSections } from './admin-sections.ts'
import { leaveAdmin, useAdminAccess } from './admin-token.ts'
import { AdminTokenForm } from './admin-token-form.tsx'

const Places = () => (
  <nav aria-label="Administração" className="admin-places">
    {adminSections.map(({ to, label, icon: Icon }) => (
      <Link key={to} to={to} search={{}} activeOptions={{ includeSearch: false }} className="admin-place">
        <Icon className="size-4.5 shrink-0" aria-hidden="true" />
        {label}
      </Link>
    ))}
  </nav>
)

/**
 * The frame of an administration page, behind its token. When the server no longer accepts the token, the page stays
 * mounted behind the form, so that typed text is there again after unlocking.
 */
export function AdminPage({
  title,
  intro,
  children,
}: {
  title: string
  intro: ReactNode
  children: ReactNode
}) {
  const access = useAdminAccess()
  usePageHead({ title: `${title}: administração` })
  return (
    <main id="main" tabIndex={-1} className="admin-page">
      {access === null && <output className="sr-only">Abrindo a administração…</output>}
      {access?.open === false && <AdminTokenForm expired={access.expired} />}
      {access !== null && (access.open || access.expired) && (
        <Activity mode={access.open ? 'visible' : 'hidden'}>
          <div>
            <div className="flex items-center justify-between gap-3">
              <p className="flex items-center gap-2 text-sm font-semibold text-amber-text">
                <ShieldCheck className="size-4.5" aria-hidden="true" />
                Administração
              </p>
              <Button
                look="quiet"
                className="-mr-3 px-3 text-sm"
                onClick={() => {
                  leaveAdmin()
                }}
              >
                <LogOut className="size-4 shrink-0" aria-hidden="true" />
                <span>
                  Sair<span className="max-[24rem]:sr-only"> da administração</span>
                </span>
              </Button>
            </div>
            <Places />
            <h1 className="mt-5 text-2xl font-bold tracking-tight">{title}</h1>
            <p className="mt-1 text-sm text-ink-2 text-pretty">{intro}</p>
            <div className="mt-5">{children}</div>
          </div>
        </Activity>
      )}
    </main>
  )
}
