import './admin.css'
import { Link } from '../../framework/link.tsx'
import { KeyRound, LogOut, ShieldCheck } from 'lucide-react'
import { Activity, type ReactNode, useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { usePageHead } from '../../framework/page-head.ts'
import { adminSections } from './admin-sections.ts'
import { leaveAdmin, unlockAdmin, useAdminAccess } from './admin-token.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { fieldErrors, useForm } from '../../ui/use-form.ts'
import { PasswordField } from '../account/password-field.tsx'
import { callAdminApi } from './call-admin-api.ts'
import { describeTokenFailure } from './admin-words.ts'

/** Returns what is wrong with a token that the server need not see; `null` when nothing is. */
function findTokenProblem(token: string): string | null {
  if (token === '') return 'Informe o token de administração.'
  // Headers accept no other characters.
  return /^[\x21-\x7e]+$/.test(token) ? null : 'Token não confere.'
}

/** Asks for the token, which the server verifies. */
function AdminTokenForm({ expired }: { expired: boolean }) {
  const { form, busy, field } = useForm({
    initial: { token: '' },
    check: ({ token }) => fieldErrors({ token: findTokenProblem(token.trim()) }),
    send: async ({ token }) => {
      await callAdminApi('GET /api/admin/lastlink/config', {}, token.trim())
      unlockAdmin(token.trim())
    },
    readFailure: error => ({ fields: { token: describeTokenFailure(error) } }),
  })
  const { ref } = form
  useEffect(() => {
    if (expired) ref.current?.querySelector('input')?.focus()
  }, [expired, ref])

  return (
    <section
      aria-labelledby="admin-entry"
      className="mx-auto mt-6 max-w-md rounded-2xl border border-line bg-raised p-5 shadow-card sm:mt-12 sm:p-8"
    >
      <span className="grid size-12 place-content-center rounded-full bg-amber-soft text-amber-text">
        <KeyRound className="size-6" />
      </span>
      <h1 id="admin-entry" className="mt-4 text-xl font-bold tracking-tight">
        Administração
      </h1>
      <p className="mt-1.5 mb-5 text-sm text-ink-2 text-pretty" role={expired ? 'alert' : undefined}>
        {expired
          ? 'O servidor não aceita mais o token desta aba. Informe o atual: o que você preencheu continua aqui.'
          : 'Pagamentos, catálogo, contas e saúde do serviço. Só entra quem tem o token deste servidor.'}
      </p>
      <form {...form}>
        <PasswordField
          {...field('token')}
          id="admin-token"
          label="Token de administração"
          autoComplete="off"
          hint="O servidor o mostra ao iniciar; está em ADMIN_TOKEN ou no arquivo secrets.json da pasta de dados. Fica só nesta aba, até você sair ou fechá-la."
        />
        <SubmitButton busy={busy} busyText="Entrando…" className="mt-3 w-full">
          Entrar
        </SubmitButton>
      </form>
    </section>
  )
}

const Places = () => (
  <nav
    aria-label="Administração"
    className="grid grid-cols-[repeat(4,auto)] -mx-4 border-b border-line sm:justify-start sm:gap-2 sm:mx-0"
  >
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
