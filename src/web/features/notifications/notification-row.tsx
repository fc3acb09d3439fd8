import { isPlainPress } from '../../framework/link.tsx'
import { useNavigate } from '../../framework/page-navigation.ts'
import {
  ArrowLeftRight,
  ChevronRight,
  Gavel,
  Lightbulb,
  ListX,
  type LucideIcon,
  MessageCircle,
  Tag,
  TrendingUp,
  UserRound,
} from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Notification } from '#contract/notification-schemas.ts'
import { readSafeReturn } from '../../data/account/safe-return.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatAgo } from '../../ui/format-text.ts'

interface NotificationKind {
  icon: LucideIcon
  label: string
}

const kinds: Record<Notification['type'], NotificationKind> = {
  auction: { icon: Gavel, label: 'Leilão' },
  deal: { icon: Tag, label: 'Oportunidade' },
  client: { icon: MessageCircle, label: 'Cliente' },
  system: { icon: UserRound, label: 'Conta e plano' },
  news: { icon: Lightbulb, label: 'Novidade' },
}

/** The kinds of a favorite's changes that are no opportunity. */
const changeKinds: Partial<Record<NonNullable<Notification['change']>, NotificationKind>> = {
  gone: { icon: ListX, label: 'Fora da lista' },
  raised: { icon: TrendingUp, label: 'Preço mais alto' },
  modality: { icon: ArrowLeftRight, label: 'Outra modalidade' },
}

const rowClass = 'flex w-full items-start gap-3 px-5 py-3.5 text-left'
const pressable = 'transition-colors hover:bg-raised-2 focus-visible:-outline-offset-2'

const Words = ({ notification, now }: { notification: Notification; now: number }) => {
  const { title, description, type, change, read, createdAt, link } = notification
  const { icon: Icon, label } = (change && changeKinds[change]) ?? kinds[type]
  return (
    <>
      <span
        className={classNames(
          'grid size-9 shrink-0 place-content-center rounded-md',
          read ? 'bg-raised-2 text-ink-3' : 'bg-amber-soft text-amber-text',
        )}
      >
        <Icon className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-2">
          <span
            className={classNames(
              'min-w-0 flex-1 text-pretty wrap-anywhere',
              read ? 'text-ink-2' : 'font-semibold',
            )}
          >
            {title}
          </span>
          {!read && (
            <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-amber">
              <span className="sr-only">Não lido</span>
            </span>
          )}
        </span>
        {description && (
          <span className="mt-0.5 block text-sm text-ink-2 text-pretty wrap-anywhere">{description}</span>
        )}
        <span className="mt-1 flex items-center gap-1 text-xs text-ink-3">
          {label} · <time dateTime={createdAt}>{formatAgo(createdAt, now)}</time>
          {link !== null && <ChevronRight className="ml-auto size-4" />}
        </span>
      </span>
    </>
  )
}

/** A link inside the site; a plain press opens it in this tab. */
function InsideLink({ to, onGo, children }: { to: string; onGo: () => void; children: ReactNode }) {
  const navigate = useNavigate()
  const go = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onGo()
    void navigate({ to })
  }
  return (
    <a href={to} className={classNames(rowClass, pressable)} onClick={go}>
      {children}
    </a>
  )
}

/** One notification: a link when it has one, a button while it is unread, else plain text. */
export function NotificationRow({
  notification,
  now,
  onRead,
  onGo,
}: {
  notification: Notification
  now: number
  onRead: () => void
  /** Called when it was read and the page changes. */
  onGo: () => void
}) {
  const words = <Words notification={notification} now={now} />
  if (notification.link !== null)
    return (
      <InsideLink to={readSafeReturn(notification.link)} onGo={onGo}>
        {words}
      </InsideLink>
    )
  return (
    <button
      type="button"
      className={classNames(rowClass, !notification.read && pressable)}
      aria-disabled={notification.read}
      onClick={onRead}
    >
      {words}
    </button>
  )
}
