import { Link } from '../../../framework/link.tsx'
import { Copy, RotateCw } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ChatMessage, ChatResults } from '#contract/chat-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { type SavedFiltersJson, readSavedFilters } from '#domain/search/saved-filters.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import { useIsForLiving } from '../../../data/account/home-profile.ts'
import { writeSearchAddress } from '../../../data/catalogue/search-address.ts'
import { interruptedText } from '../conversation/conversation.ts'
import { ResultCard } from './result-card.tsx'
import { MessageText } from '../../../ui/message-text.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { UnderstoodChips } from './understood-chips.tsx'

/** Shows the listings of an answer, with a link to all of them. */
export function ResultCards({
  results: { items, total, filters },
  demonstration,
  children,
}: {
  results: ChatResults
  demonstration: boolean
  /** Shown at the end of the line below the listings. */
  children?: ReactNode
}) {
  const isForLiving = useIsForLiving()
  return (
    <>
      <ul className="chat-cards no-bar" aria-label="Imóveis encontrados">
        {items.map(item => (
          <li key={item.id}>
            <ResultCard item={item} demonstration={demonstration} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <Link
          to={pagePaths.search}
          // The criteria are in the address too, because the link may be opened in another tab.
          search={writeSearchAddress(readSavedFilters(filters))}
          state={{ presetFilters: filters }}
          className={buttonClass('outline', 'chat-all')}
        >
          Ver todos ({integerFormat(total)})
        </Link>
        {!isForLiving && (
          <Popover
            button={{ className: 'text-link text-ink-3!', children: 'Que ROI é este?' }}
            className="menu chat-note"
          >
            ROI líquido estimado: revender pela avaliação da Caixa em 12 meses, já com os custos, a corretagem
            e o imposto; ao lado, do cenário pessimista ao otimista. A página de cada imóvel mostra a conta.
          </Popover>
        )}
        {children}
      </div>
    </>
  )
}

const CopyButton = ({ text, className }: { text: string; className: string }) => (
  <button
    type="button"
    className={classNames('answer-copy', className)}
    title="Copiar resposta"
    onClick={() => void copyText(text.replaceAll('**', ''), 'Resposta copiada', 2_000)}
  >
    <Copy className="size-4" aria-hidden="true" />
    <span className="sr-only">Copiar resposta</span>
  </button>
)

/** Shows why an answer is missing or incomplete, with a button to retry. */
export const AnswerFailureNote = ({
  text,
  onRetry,
}: {
  text: string | null
  onRetry: (() => void) | null
}) => (
  <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
    {text !== null && <p className="text-sm text-pretty text-ink-2">{text}</p>}
    {onRetry && (
      <Button className="gap-1.5 px-3! text-sm" onClick={onRetry}>
        <RotateCw className="size-4" />
        Tentar de novo
      </Button>
    )}
  </div>
)

/** An answer: the understood filters, its text, its listings. */
export const AnswerView = memo(function Answer({
  message: { content, results, status, replyToId },
  busy,
  renewing,
  demonstration,
  trouble,
  onEdit,
  onRetry,
}: {
  message: ChatMessage
  /** An answer is being written, so nothing can be asked. */
  busy: boolean
  /** Text shown while this answer is being renewed; `null` otherwise. */
  renewing: string | null
  demonstration: boolean
  /** Why the renewal failed. */
  trouble: string | null
  onEdit: (questionId: string, filters: SavedFiltersJson) => void
  onRetry: (questionId: string) => void
}) {
  const half = status !== null
  const copies = !half && replyToId !== null
  return (
    <div className="answer" aria-busy={renewing !== null || undefined}>
      {results && replyToId !== null && (
        <UnderstoodChips
          results={results}
          untold={results.notUnderstood.filter(words => !content.includes(words))}
          disabled={busy}
          onChange={filters => onEdit(replyToId, filters)}
        />
      )}
      <div className="answer-body" inert={renewing !== null}>
        <MessageText text={content} />
        {results && results.items.length > 0 ? (
          <ResultCards results={results} demonstration={demonstration}>
            {copies && <CopyButton text={content} className="-mr-3 ml-auto" />}
          </ResultCards>
        ) : (
          copies && <CopyButton text={content} className="mt-1 -mb-2 -ml-3.5" />
        )}
      </div>
      {renewing !== null && <p className="answer-renewing">{renewing}</p>}
      {renewing === null && (half || trouble !== null) && (
        <AnswerFailureNote
          // A failed answer states its own reason.
          text={trouble ?? (status === 'failed' ? null : interruptedText)}
          onRetry={replyToId === null || busy ? null : () => onRetry(replyToId)}
        />
      )}
    </div>
  )
})
