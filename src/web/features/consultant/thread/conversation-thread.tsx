import '../consultant.css'
import { memo, useState } from 'react'
import type { ChatMessage } from '#contract/chat-schemas.ts'
import { brasiliaDayNumber, formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { useNow } from '../../../framework/use-now.ts'
import { AnswerFailureNote, AnswerView, ResultCards } from './answer-view.tsx'
import type { ConversationState, PendingAnswer } from '../conversation/conversation-state.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { MessageText } from '../../../ui/message-text.tsx'

/** Number of characters and lines from which a message is folded. */
const folded = { characters: 500, lines: 8 }

/** A question; a long one is folded. */
const QuestionView = memo(function Question({ text }: { text: string }) {
  const long = text.length > folded.characters || text.split('\n').length > folded.lines
  const [open, setOpen] = useState(false)
  return (
    <div className="question">
      <p className={long && !open ? 'question-folded' : undefined}>{text}</p>
      {long && (
        <button type="button" className="text-link -mb-2" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Mostrar menos' : 'Mostrar tudo'}
        </button>
      )}
    </div>
  )
})

/** Formats a day: `Hoje`, `Ontem`, `8 jan. 2026`. */
function dayLabel(instant: string, now: number): string {
  const ago = brasiliaDayNumber(now) - brasiliaDayNumber(Date.parse(instant))
  return ago === 0 ? 'Hoje' : ago === 1 ? 'Ontem' : formatBrasiliaDay(instant)
}

/** An answer that replaces another has the same key, so that the focus inside it stays. */
const keyOf = ({ id, role, replyToId }: ChatMessage): string =>
  role === 'assistant' && replyToId !== null ? `answer-${replyToId}` : id

/** Shows what is known so far of an answer that is being written. */
const Placeholder = ({ coming, demonstration }: { coming: PendingAnswer; demonstration: boolean }) => (
  <div className="answer" aria-busy="true">
    {coming.text !== '' && <MessageText text={coming.text} />}
    {coming.results && coming.results.items.length > 0 && (
      <ResultCards results={coming.results} demonstration={demonstration} />
    )}
    {coming.text === '' && <p className="answer-waiting">{coming.words}</p>}
  </div>
)

/** Announces politely that an answer is being written, and then the whole answer, once each. */
function Announced({ state }: { state: ConversationState }) {
  const { coming, failures, messages } = state
  const [asked, setAsked] = useState<string | null>(null)
  if (coming && coming.messageId !== asked) setAsked(coming.messageId)
  const failed = failures.find(({ messageId }) => messageId === asked)
  const answer = messages.find(({ role, replyToId }) => role === 'assistant' && replyToId === asked)
  const words = coming?.words ?? failed?.text ?? answer?.content.replaceAll('**', '') ?? ''
  return <output className="sr-only">{asked !== null && words}</output>
}

/**
 * A conversation: questions, answers with their cards, the answer being written, errors. Its parent sets its width;
 * in the panel (`compact`) it stays narrow on any screen.
 */
export function ConversationThread({
  conversation,
  demonstration,
  invented,
  compact = false,
}: {
  /** From `useConversation`. */
  conversation: Conversation & { now: ConversationState }
  /** Marks the listings as invented. */
  demonstration: boolean
  /** Ids of answers with invented listings when those of the others are real. */
  invented?: ReadonlySet<string>
  compact?: boolean
}) {
  const { now: state, edit, retry } = conversation
  const { messages, coming, failures } = state
  const today = useNow()
  const answered = new Set(messages.map(({ replyToId }) => replyToId))
  const comingOf = (questionId: string | null) => (coming?.messageId === questionId ? coming : null)
  const troubleOf = (questionId: string | null) =>
    failures.find(({ messageId }) => messageId === questionId)?.text ?? null
  return (
    <>
      <ol className="thread" data-compact={compact || undefined} aria-label="Conversa">
        {messages.map((message, at) => {
          const before = messages[at - 1]
          const newDay =
            !before ||
            brasiliaDayNumber(Date.parse(before.createdAt)) !==
              brasiliaDayNumber(Date.parse(message.createdAt))
          return (
            <li key={keyOf(message)} className="thread-item">
              {newDay && !compact && (
                <p className="mb-5 flex items-center gap-3 text-2xs/5.5 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  {dayLabel(message.createdAt, today)}
                </p>
              )}
              {message.role === 'user' ? (
                <Asked
                  id={message.id}
                  text={message.content}
                  answered={answered.has(message.id)}
                  coming={comingOf(message.id)}
                  busy={coming !== null}
                  trouble={troubleOf(message.id)}
                  demonstration={demonstration}
                  onRetry={retry}
                />
              ) : message.status !== null && coming && comingOf(message.replyToId) ? (
                <Placeholder coming={coming} demonstration={demonstration} />
              ) : (
                <AnswerView
                  message={message}
                  busy={coming !== null}
                  renewing={comingOf(message.replyToId)?.words ?? null}
                  demonstration={demonstration || invented?.has(message.id) === true}
                  trouble={troubleOf(message.replyToId)}
                  onEdit={edit}
                  onRetry={retry}
                />
              )}
            </li>
          )
        })}
      </ol>
      <Announced state={state} />
    </>
  )
}

/** A question and, until it is answered, the state of its answer. */
const Asked = memo(function Asked({
  id,
  text,
  answered,
  coming,
  busy,
  trouble,
  demonstration,
  onRetry,
}: {
  id: string
  text: string
  answered: boolean
  coming: PendingAnswer | null
  busy: boolean
  trouble: string | null
  demonstration: boolean
  onRetry: (questionId: string) => void
}) {
  return (
    <>
      <QuestionView text={text} />
      {!answered &&
        (coming ? (
          <Placeholder coming={coming} demonstration={demonstration} />
        ) : (
          <AnswerFailureNote
            text={trouble ?? 'Esta pergunta ficou sem resposta.'}
            onRetry={busy ? null : () => onRetry(id)}
          />
        ))}
    </>
  )
})
