import { Link } from '../../../framework/link.tsx'
import { ArrowUpRight, Sparkles, SquarePen, X } from 'lucide-react'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { describeListDates, describeUnseenAmong } from '#domain/freshness/list-freshness.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatPropertyCount } from '../../listing/properties-text.ts'
import { localConversationId } from '../conversation/consultant.ts'

const toolClass =
  'grid size-target shrink-0 place-content-center rounded-md text-ink-2 hover:bg-raised-2 hover:text-ink'

/**
 * The panel's header: the size of the catalogue that answers, and buttons for a new conversation, the chat page and
 * closing.
 */
export const WidgetHead = ({
  stats,
  demonstration,
  conversationId,
  begun,
  onNewChat,
  onClose,
}: {
  stats: CatalogueStats | undefined
  demonstration: boolean
  conversationId: string | null
  /** Whether something was asked. */
  begun: boolean
  onNewChat: () => void
  onClose: () => void
}) => (
  <div className="consultant-head">
    <span className="grid size-10 shrink-0 place-content-center rounded-lg bg-amber-soft">
      <Sparkles className="size-5 text-amber-text" aria-hidden="true" />
    </span>
    <div className="min-w-0 flex-1">
      <h2 className="leading-5 font-semibold">Consultor IA</h2>
      <p className="min-h-5 truncate text-xs leading-5 text-ink-3">
        {demonstration
          ? 'Demonstração'
          : stats && (
              <>
                {formatPropertyCount(stats.total)}
                {stats.listDate && (
                  <span className="max-sm:hidden">
                    {' '}
                    · {describeListDates(stats.oldestListDate ?? stats.listDate, stats.listDate)}
                    {describeUnseenAmong(stats.lists)}
                  </span>
                )}
              </>
            )}
      </p>
    </div>
    {conversationId !== null && conversationId !== localConversationId && (
      <Link
        to={pagePaths.chat}
        state={{ presetConversationId: conversationId }}
        className={toolClass}
        aria-label="Abrir na página"
        title="Abrir na página"
      >
        <ArrowUpRight className="size-5" />
      </Link>
    )}
    {begun && (
      <button
        type="button"
        className={toolClass}
        aria-label="Novo Chat"
        title="Novo Chat"
        onClick={onNewChat}
      >
        <SquarePen className="size-4.5" />
      </button>
    )}
    <button
      type="button"
      className={toolClass}
      aria-label="Fechar o consultor"
      title="Fechar"
      onClick={onClose}
    >
      <X className="size-5" />
    </button>
  </div>
)
