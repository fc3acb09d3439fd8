import { Link } from '../../../framework/link.tsx'
import { MessageSquareText, Trash2, Undo2 } from 'lucide-react'
import type { ChatSummary } from '#contract/chat-schemas.ts'
import { chatLimits } from '#contract/chat-limits.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatAgo, integerFormat } from '../../../ui/format-text.ts'
import { RenameInPlace } from '../../../ui/rename-in-place.tsx'
import { deleteSavedChat, undoDeleteChat, renameSavedChat } from './saved-chats.ts'

const messages = (count: number): string => (count === 1 ? '1 mensagem' : `${integerFormat(count)} mensagens`)

/** A saved conversation: its title, how it ended, and actions to open, rename, delete and restore it. */
export function ChatCard({ chat, removed, now }: { chat: ChatSummary; removed: boolean; now: number }) {
  const { id, title, lastMessage, messageCount, updatedAt } = chat
  return (
    <article
      data-chat={id}
      className={classNames(
        'flex h-full flex-col rounded-xl border px-4 pt-2 pb-4 sm:px-5 sm:pt-3',
        removed ? 'border-dashed border-line-strong' : 'border-line bg-raised shadow-card',
      )}
    >
      <RenameInPlace
        name={title}
        label="Nome da conversa"
        maxLength={chatLimits.title}
        fixed={removed}
        onRename={next => void renameSavedChat(chat, next)}
      />
      <p className="text-sm text-ink-3">
        {removed ? (
          'Conversa excluída'
        ) : (
          <>
            <time dateTime={updatedAt}>{formatAgo(updatedAt, now)}</time>
            {` · ${messages(messageCount)}`}
          </>
        )}
      </p>
      <p
        className={classNames(
          'mt-2 mb-4 line-clamp-2 min-h-10 text-sm text-pretty wrap-anywhere',
          removed ? 'text-ink-3' : 'text-ink-2',
        )}
      >
        {lastMessage || 'Ainda sem mensagens.'}
      </p>
      <div className="mt-auto flex items-center justify-between gap-2">
        {removed ? (
          <span />
        ) : (
          <Link
            to={pagePaths.chat}
            state={{ presetConversationId: id }}
            className={buttonClass('outline', 'flex-1')}
            aria-label={`Abrir: ${title}`}
          >
            <MessageSquareText className="size-4" />
            Abrir
          </Link>
        )}
        <Button
          look="quiet"
          className="gap-1.5 px-2!"
          aria-label={`${removed ? 'Desfazer' : 'Excluir'}: ${title}`}
          onClick={() => (removed ? undoDeleteChat(id) : deleteSavedChat(id))}
        >
          {removed ? <Undo2 className="size-4" /> : <Trash2 className="size-4" />}
          {removed ? 'Desfazer' : 'Excluir'}
        </Button>
      </div>
    </article>
  )
}

/** The layout of a conversation while it loads. */
export const ChatCardSkeleton = () => (
  <div className="flex h-48 flex-col rounded-xl border border-line bg-raised px-4 pt-2 pb-4 shadow-card sm:px-5 sm:pt-3">
    <div className="flex h-target items-center">
      <div className="skeleton h-5 w-56" />
    </div>
    <div className="skeleton mt-1 h-3 w-32" />
    <div className="skeleton mt-4 h-3 w-full" />
    <div className="skeleton mt-auto h-target" />
  </div>
)
