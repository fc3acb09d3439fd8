import { Link2Off } from 'lucide-react'
import { MessagePage } from '../../ui/message-page.tsx'
import { Button } from '../../ui/button.tsx'

/** The link is closed, over, or none that there ever was. */
export const ClosedSharedList = ({ isPaused }: { isPaused: boolean }) => (
  <MessagePage
    title={isPaused ? 'Esta lista está em pausa' : 'Este link não está mais aberto'}
    picture={
      <span className="grid size-16 place-content-center rounded-full bg-amber-soft text-amber-text">
        <Link2Off className="size-7" aria-hidden="true" />
      </span>
    }
    actions={null}
  >
    {isPaused ? 'Fale com quem a enviou, ou tente de novo mais tarde.' : 'Peça um novo a quem o enviou.'}
  </MessagePage>
)

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
