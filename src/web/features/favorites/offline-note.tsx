import { CloudOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

const sentLater = (waiting: number): string => {
  if (waiting === 0) return ''
  return waiting === 1
    ? ' Uma mudança espera para ser enviada.'
    : ` ${waiting} mudanças esperam para ser enviadas.`
}

/**
 * Says, while the server is away, that these are the last known items, and what waits to be sent. Its live region is
 * always in the page.
 */
export const OfflineNote = ({
  away,
  waiting,
  lastSeen,
  onRetry,
}: {
  away: boolean
  waiting: number
  /** `Estes são os favoritos que você viu por último.` */
  lastSeen: string
  onRetry: () => void
}) => (
  <div
    className={away ? 'mb-5 flex flex-wrap items-center gap-3 rounded-lg bg-amber-soft px-4 py-2' : undefined}
  >
    {away && <CloudOff className="size-5 shrink-0 text-amber-text" />}
    <output className={away ? 'min-w-48 flex-1 text-sm' : undefined}>
      {away && `Sem conexão com o servidor. ${lastSeen}${sentLater(waiting)}`}
    </output>
    {away && (
      <Button look="quiet" className="px-3" onClick={onRetry}>
        Tentar de novo
      </Button>
    )}
  </div>
)
