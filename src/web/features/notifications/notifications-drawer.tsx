import { useQuery } from '@tanstack/react-query'
import { Link } from '../../framework/link.tsx'
import { BellOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Notification } from '#contract/notification-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { describeFailure } from '../../data/call-failure.ts'
import {
  clearNotifications,
  markNotificationsRead,
  notificationsQuery,
} from '../../data/account/notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'
import { useHeldWhilePressed } from '../../ui/use-held-while-pressed.ts'
import { formatDayOfMonth, formatDayOfYear, toDeviceDate } from '#domain/format-date.ts'

/** Marks all as read, and deletes all after a confirmation in the same place. */
function NotificationTools({
  unread,
  run,
  busy,
  onCleared,
}: {
  unread: boolean
  busy: boolean
  run: (work: () => Promise<unknown>) => Promise<void>
  onCleared: () => void
}) {
  const [asking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const clear = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asking) keep.current?.focus()
    else if (asked.current) clear.current?.focus()
    asked.current = asking
  }, [asking])
  if (asking)
    return (
      <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
        <legend className="sr-only">Confirmação</legend>
        <p className="flex-1 basis-44 text-sm">Apagar todos os avisos? Não dá para desfazer.</p>
        <Button ref={keep} look="quiet" disabled={busy} onClick={() => setAsking(false)}>
          Manter
        </Button>
        <Button
          className="border-risk text-risk hover:border-risk hover:bg-risk-soft"
          disabled={busy}
          onClick={() =>
            void run(async () => {
              await clearNotifications()
              onCleared()
            })
          }
        >
          {busy ? 'Apagando…' : 'Apagar'}
        </Button>
      </fieldset>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        disabled={busy || !unread}
        className="-ml-4"
        onClick={() => void run(() => markNotificationsRead())}
      >
        Marcar todas como lidas
      </Button>
      <Button
        ref={clear}
        look="quiet"
        className="-mr-4 ml-auto"
        disabled={busy}
        onClick={() => setAsking(true)}
      >
        Limpar
      </Button>
    </div>
  )
}

const dayOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** Names a day as seen from `now`: `Hoje`, `Ontem`, `12 de novembro`, with the year when it differs. */
function dayWords(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (dayOf(at) >= dayOf(now)) return 'Hoje'
  if (dayOf(at) === yesterday.getTime()) return 'Ontem'
  return (at.getFullYear() === now.getFullYear() ? formatDayOfMonth : formatDayOfYear)(toDeviceDate(at))
}

interface NotificationDay {
  words: string
  notifications: Notification[]
}

/** Groups notifications by day of arrival, in the given order; `now` in epoch ms, days in this device's time zone. */
export function groupByDay(notifications: readonly Notification[], now: number): NotificationDay[] {
  const days: NotificationDay[] = []
  for (const notification of notifications) {
    const words = dayWords(new Date(notification.createdAt), new Date(now))
    const last = days.at(-1)
    if (last?.words === words) last.notifications.push(notification)
    else days.push({ words, notifications: [notification] })
  }
  return days
}

const Skeleton = () => (
  <div aria-busy="true" className="divide-y divide-line pt-8">
    <p className="sr-only">Carregando os avisos…</p>
    {[0, 1, 2].map(one => (
      <div key={one} className="flex gap-3 px-5 py-3.5">
        <div className="skeleton size-9" />
        <div className="flex-1 space-y-2 py-0.5">
          <div className="skeleton h-4.5 w-3/4" />
          <div className="skeleton h-4 w-full" />
          <div className="skeleton h-3.5 w-1/3" />
        </div>
      </div>
    ))}
  </div>
)

const Empty = ({ onLeave }: { onLeave: () => void }) => (
  <div className="flex flex-1 flex-col items-center justify-center px-8 py-16 text-center">
    <BellOff className="size-10 text-ink-3" />
    <p className="mt-4 font-semibold">Nenhum aviso por aqui</p>
    <p className="mt-1 text-sm text-ink-2 text-pretty">
      Chegam aqui leilões próximos e quedas de preço dos seus favoritos, e imóveis novos das suas buscas
      salvas.
    </p>
    <Link
      to={pagePaths.profile}
      hash="avisos"
      className="mt-4 flex h-target items-center font-semibold text-amber-text underline underline-offset-4"
      onClick={onLeave}
    >
      Escolher o que receber
    </Link>
  </div>
)

/** The account's notifications, in a drawer over the page. */
export default function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [now] = useState(Date.now)
  const { data: arrived, error, isFetching, refetch } = useQuery(notificationsQuery)
  const data = useHeldWhilePressed(arrived)
  const { busy, problem, run } = useApiAction()
  const close = () => dialog.current?.close()

  /** The link is followed without waiting until the notification is marked as read. */
  const follow = ({ id }: Notification) => {
    void markNotificationsRead(id).catch(() => undefined)
    close()
  }

  return (
    <Dialog ref={dialog} title="Avisos" closing="Fechar avisos" onClose={onClose}>
      {data && data.length > 0 && (
        <div className="border-b border-line px-5 pb-2">
          <NotificationTools
            unread={data.some(({ read }) => !read)}
            {...{ busy, run }}
            onCleared={() => dialog.current?.querySelector('h2')?.focus()}
          />
          <ProblemText>{problem}</ProblemText>
        </div>
      )}
      <div className="quiet-scroll flex min-h-72 flex-1 flex-col overflow-y-auto overscroll-contain pb-4">
        {data?.length === 0 && <Empty onLeave={close} />}
        {data &&
          groupByDay(data, now).map(({ words, notifications }) => (
            <section key={words} aria-label={words}>
              <h3 className="sticky top-0 z-1 bg-ground px-5 pt-4 pb-1 text-xs font-semibold text-ink-3">
                {words}
              </h3>
              <ul className="divide-y divide-line">
                {notifications.map(notification => (
                  <li key={notification.id}>
                    <NotificationRow
                      notification={notification}
                      now={now}
                      onRead={() => void run(() => markNotificationsRead(notification.id))}
                      onGo={() => follow(notification)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        {!data && !error && <Skeleton />}
        {!data && error && (
          <div
            role="alert"
            className="flex flex-1 flex-col items-center justify-center px-8 py-16 text-center"
          >
            <p className="font-semibold">Os avisos não carregaram</p>
            <p className="mt-1 text-sm text-ink-2">{describeFailure(error)}</p>
            <Button className="mt-5" disabled={isFetching} onClick={() => void refetch()}>
              {isFetching ? 'Tentando…' : 'Tentar de novo'}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
