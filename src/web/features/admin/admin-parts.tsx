import { CircleAlert, CircleCheck, CircleDashed, Clock, CloudOff, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { isLockedOut } from './call-admin-api.ts'
import { describeAdminFailure } from './admin-words.ts'

/** A titled card of a page; actions on all of its content are at the right. */
export const AdminCard = ({
  id,
  title,
  intro,
  actions,
  children,
}: {
  id: string
  title: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) => (
  <section
    aria-labelledby={id}
    className="min-w-0 p-4 border border-line rounded-2xl bg-raised shadow-card sm:p-6"
  >
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={id} className="text-md font-semibold">
          {title}
        </h2>
        {intro && <div className="mt-1 text-sm text-ink-2 text-pretty">{intro}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
    <div className="mt-4">{children}</div>
  </section>
)

export type AdminTone = 'good' | 'plain' | 'watch' | 'bad'
const tones: Record<AdminTone, { icon: LucideIcon; look: string }> = {
  good: { icon: CircleCheck, look: 'bg-raised-2 text-ink' },
  plain: { icon: CircleDashed, look: 'bg-raised-2 text-ink-2' },
  watch: { icon: Clock, look: 'bg-amber-soft text-amber-text' },
  bad: { icon: CircleAlert, look: 'bg-risk-soft text-risk' },
}

/** A label with an icon, so that its meaning does not depend on color alone. */
export const AdminBadge = ({ tone, children }: { tone: AdminTone; children: ReactNode }) => {
  const { icon: Icon, look } = tones[tone]
  return (
    <span
      className={classNames(
        'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-sm px-2 text-xs font-semibold whitespace-nowrap',
        look,
      )}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      {children}
    </span>
  )
}

/** What could not be loaded, and a button to retry. */
export const AdminFailed = ({
  what,
  error,
  busy,
  onRetry,
}: {
  /** `Erro ao carregar logs` */
  what: string
  error: unknown
  busy: boolean
  onRetry: () => void
}) =>
  isLockedOut(error) ? null : (
    <div role="alert" className="py-4 text-sm">
      <p className="text-ink-2">
        <strong className="font-semibold text-ink">{what}</strong>: {describeAdminFailure(error)}
      </p>
      <Button className="mt-3" disabled={busy} onClick={onRetry}>
        {busy ? 'Tentando…' : 'Tentar de novo'}
      </Button>
    </div>
  )

/** A message that the data on display is the last known, not the current one. */
export const AdminStale = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error === null || isLockedOut(error) ? null : (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-amber-soft px-4 py-2">
      <CloudOff className="size-5 shrink-0 text-amber-text" aria-hidden="true" />
      <output className="min-w-0 flex-1 basis-48 text-sm">
        {describeAdminFailure(error).replace(/\.$/, '')}. Estes são os dados vistos por último.
      </output>
      <Button look="quiet" className="px-3" onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  )

/** A placeholder for an empty list. */
export const AdminEmpty = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="py-8 text-center">
    <p className="font-semibold">{title}</p>
    <p className="mx-auto mt-1 max-w-md text-sm text-ink-2 text-pretty">{children}</p>
  </div>
)

/** Skeleton lines in the shape of the coming content. */
export const AdminSkeletonLines = ({ count, words }: { count: number; words: string }) => (
  <div aria-busy="true" className="divide-y divide-line">
    <p className="sr-only">{words}</p>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className="flex h-14 items-center gap-4">
        <div className="skeleton h-4 flex-1" />
        <div className="skeleton h-4 w-24" />
      </div>
    ))}
  </div>
)

/** A progress bar from 0 to 1; `null` when the progress is unknown. */
export const AdminBar = ({ share, label }: { share: number | null; label: string }) => (
  <progress className="admin-bar" aria-label={label} max={1} {...(share !== null && { value: share })} />
)

/** A fact: its label and its value. */
export const AdminFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
  </div>
)
