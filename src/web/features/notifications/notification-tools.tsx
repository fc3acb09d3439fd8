import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { clearNotifications, markNotificationsRead } from '../../data/account/notification-queries.ts'

/** Marks all as read, and deletes all after a confirmation in the same place. */
export function NotificationTools({
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
