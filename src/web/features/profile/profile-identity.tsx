import { Bell, RefreshCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import { setMe } from '../../data/account/session.ts'
import { callApi } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  formatLongDate,
  planLabels,
  describePlanWarning,
  describePlanStatus,
  describePlanTerm,
} from '../account/plan-words.ts'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'

const NotificationsDrawer = lazy(() => import('../notifications/notifications-drawer.tsx'))

const Badge = ({ bad = false, children }: { bad?: boolean; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-flex h-6 items-center rounded-full border px-2.5 text-2xs font-semibold whitespace-nowrap',
      bad ? 'border-risk bg-risk-soft text-risk' : 'border-line-strong text-ink-2',
    )}
  >
    {children}
  </span>
)

const initialOf = ({ name, email }: Me['user']): string =>
  ([...(name.trim() || email)][0] ?? '?').toUpperCase()

function DrawerButton({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bell className="size-4.5 text-ink-3" />
        Avisos
        {unread > 0 && (
          <span className="grid h-5 min-w-5 place-content-center rounded-full bg-amber px-1.5 text-2xs font-bold text-amber-ink">
            {unread > 99 ? '99+' : unread}
            <span className="sr-only">{unread === 1 ? ' não lido' : ' não lidos'}</span>
          </span>
        )}
      </Button>
      {open && (
        <Suspense>
          <NotificationsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The account's name and age, and what its plan includes. */
export const ProfileIdentity = ({
  me,
  now,
  heading: Heading,
}: {
  me: Me
  now: number
  heading: 'h1' | 'h2'
}) => {
  const planStatus = describePlanStatus(me.plan, now)
  const name = me.user.name.trim() || me.user.email
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-4">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-content-center rounded-full bg-amber-soft text-xl font-bold text-amber-text sm:size-16 sm:text-2xl"
      >
        {initialOf(me.user)}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <Heading className="text-xl font-bold tracking-tight wrap-anywhere sm:text-2xl">{name}</Heading>
        <p className="mt-0.5 text-ink-2 wrap-anywhere">{me.user.email}</p>
        <p className="mt-0.5 text-sm text-ink-3">Membro desde {formatLongDate(me.user.createdAt)}</p>
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <span className="sr-only">Plano: </span>
          <Badge>{planLabels[me.plan.type]}</Badge>
          {planStatus && <Badge bad={planStatus.bad}>{planStatus.label}</Badge>}
          <span>{describePlanTerm(me.plan, now)}</span>
        </p>
      </div>
      <DrawerButton unread={me.unreadNotifications} />
    </header>
  )
}

/** Says why only the profile opens and how to change that, and checks whether it has changed. */
export function PlanWarning({ me, now }: { me: Me; now: number }) {
  const { busy, problem, run } = useApiAction()
  const [looked, setLooked] = useState(false)
  const warning = describePlanWarning(me, now)
  if (warning === null) return null
  return (
    <section
      aria-labelledby="plan-status-title"
      className="mt-6 rounded-2xl border border-risk bg-risk-soft p-4 sm:p-6"
    >
      <h2 id="plan-status-title" className="text-md font-semibold">
        {warning.title}
      </h2>
      <p className="mt-1.5 max-w-prose text-sm text-ink-2 text-pretty wrap-anywhere">{warning.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={busy}
          onClick={() =>
            void run(async () => {
              setMe(await callApi('GET /api/me', {}))
              setLooked(true)
            })
          }
        >
          <RefreshCw className="size-4.5 text-ink-3" />
          {busy ? 'Verificando…' : 'Já paguei: verificar agora'}
        </Button>
        <output className="text-sm text-ink-2">
          {looked && !busy && !problem && 'O acesso ainda não foi liberado.'}
        </output>
      </div>
      <ProblemText>{problem}</ProblemText>
    </section>
  )
}
