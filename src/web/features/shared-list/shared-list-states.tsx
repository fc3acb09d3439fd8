import { Link2Off } from 'lucide-react'
import type { ErrorCode } from '#contract/error-codes.ts'
import { MessagePage } from '../../ui/message-page.tsx'
import { Button } from '../../ui/button.tsx'

/** Why a link opens nothing, by the refusal's code, and what to do then. */
const closedWords: Partial<Record<ErrorCode, { title: string; text: string }>> = {
  shared_list_revoked: { title: 'Este link não está mais aberto', text: 'Peça um novo a quem o enviou.' },
  shared_list_expired: { title: 'O prazo desta lista acabou', text: 'Peça um link novo a quem a enviou.' },
  shared_list_paused: {
    title: 'Esta lista está em pausa',
    text: 'Fale com quem a enviou, ou tente de novo mais tarde.',
  },
}
const unknownWords = {
  title: 'Este link não leva a nenhuma lista',
  text: 'Confira se ele veio inteiro, ou peça outro a quem o enviou.',
}

/** Shown for a link that is closed, has expired, or never existed. */
export function ClosedSharedList({ code }: { code: ErrorCode | null }) {
  const { title, text } = (code !== null && closedWords[code]) || unknownWords
  return (
    <MessagePage
      title={title}
      picture={
        <span className="grid size-16 place-content-center rounded-full bg-amber-soft text-amber-text">
          <Link2Off className="size-7" aria-hidden="true" />
        </span>
      }
      actions={null}
    >
      {text}
    </MessagePage>
  )
}

/** The list cannot be loaded now. */
export const FailedSharedList = ({ onRetry }: { onRetry: () => void }) => (
  <MessagePage
    title="Não deu para abrir a lista"
    actions={
      <Button look="primary" onClick={onRetry}>
        Tentar de novo
      </Button>
    }
  >
    Confira a conexão. Listas de clientes só abrem com internet.
  </MessagePage>
)

/** The shape of the list while it loads. */
export const SharedListSkeleton = () => (
  <main id="main" tabIndex={-1} aria-busy="true" className="shared-list">
    <div className="skeleton h-8 w-64" />
    <div className="skeleton mt-4 h-20" />
  </main>
)
