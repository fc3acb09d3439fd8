import { useQuery } from '@tanstack/react-query'
import { Link } from '../../framework/link.tsx'
import { BellOff } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Notification } from '#contract/notification-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { describeFailure } from '../../data/call-failure.ts'
import { groupByDay } from './notification-days.ts'
import { markNotificationsRead, notificationsQuery } from '../../data/account/notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'
import { NotificationTools } from './notification-tools.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'
import { useHeldWhilePressed } from '../../ui/use-held-while-pressed.ts'

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
