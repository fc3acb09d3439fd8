import { useRouter } from '@tanstack/react-router'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Message } from '#contract/chat.ts'
import { openSuggestions, pick } from '#domain/consultant/suggestions.ts'
import { Composer } from '../thread/composer.tsx'
import { beginning } from '../conversation/beginning.ts'
import { setCurrentChat } from '../conversation/current-chat.ts'
import { tellHighReturn } from '../thread/high-return.ts'
import { keepPlace } from '../thread/keep-place.ts'
import { serverConsultant } from '../conversation/server-consultant.ts'
import { Suggestions, suggestionsOf } from '../thread/suggestions.tsx'
import { Thread } from '../thread/thread.tsx'
import { useConversation } from '../conversation/use-conversation.ts'
import { useCatalogueOf } from '../../listing/catalogue-of.ts'
import { keepDraft, keptDraft } from './draft.ts'
import { keepAnswered, keepNew } from '../conversation/conversation-queries.ts'
import { useEnd } from './use-end.ts'
import { useEscape } from './use-escape.ts'
import { Welcome } from './welcome.tsx'

const none: readonly Message[] = []
/** Refusals that end this conversation: it is full or was deleted elsewhere. */
const over = new Set(['chat_full', 'chat_not_found'])

/** The open conversation with its message field. */
export function LiveChat({
  id,
  messages = none,
  ask,
  onAsked,
  onBegun,
  onUsed,
  onNew,
}: {
  id: string | null
  /** The server's messages. */
  messages?: readonly Message[] | undefined
  /** A question that is sent automatically, once. */
  ask: string | null
  onAsked: () => void
  /** Called when the conversation has its id. */
  onBegun: (id: string) => void
  /** Called with whether anything was asked, whenever that changes. */
  onUsed: (used: boolean) => void
  /** Begins another conversation, because this one is full or deleted. */
  onNew: () => void
}) {
  const begun = (chat: string) => {
    setCurrentChat(chat)
    onBegun(chat)
  }
  const [consultant] = useState(() =>
    beginning(serverConsultant, chat => {
      keepNew(chat)
      begun(chat.id)
    }),
  )
  const conversation = useConversation({
    consultant,
    conversationId: id,
    initial: messages,
    propertyId: null,
    onDone: (answer, state, before) => {
      if (state.conversationId !== null) begun(state.conversationId)
      keepAnswered(state, Date.now())
      tellHighReturn(answer, before)
    },
  })
  const { now: state, cancel } = conversation
  const used = state.messages.some(({ role }) => role === 'user')
  useEffect(() => onUsed(used), [onUsed, used])
  const demonstration = useCatalogueOf() === 'demo'
  const busy = state.coming !== null
  const thread = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { away, toEnd, toLast } = useEnd(thread)
  const [draft] = useState(keptDraft)

  const send = (text: string): boolean => {
    const sent = conversation.ask(text)
    if (sent) toEnd()
    return sent
  }
  const retry = (questionId: string) => {
    conversation.retry(questionId)
    keepPlace(field.current, thread.current)
  }
  useEffect(() => {
    if (ask === null) return
    conversation.ask(ask)
    onAsked()
  })
  // The router scrolls every new page to the top after drawing it, and restores the position on going back.
  const router = useRouter()
  useEffect(() => router.subscribe('onRendered', () => window.scrollY === 0 && toLast()), [router, toLast])
  useEscape(busy, cancel)

  const first = id === null || messages.length === 0
  const said = state.messages.some(({ role }) => role === 'assistant')
  const offered = said || busy ? suggestionsOf(state) : pick(openSuggestions, 0)
  return (
    <>
      <div className="chat-thread">
        <div ref={thread} tabIndex={-1} className="chat-width outline-none">
          {first && (
            <div className="mb-6">
              <Welcome />
            </div>
          )}
          <Thread conversation={{ ...conversation, retry }} demonstration={demonstration} />
          {state.failures.some(({ code }) => code !== null && over.has(code)) && (
            <button type="button" className="text-link" onClick={onNew}>
              Começar outra conversa
            </button>
          )}
        </div>
      </div>
      <div className="chat-foot">
        <div className="chat-width">
          {away && (
            <div className="relative">
              <button
                type="button"
                className="chat-end"
                aria-label="Ir para o fim"
                title="Ir para o fim"
                onClick={() => toEnd('smooth')}
              >
                <ArrowDown className="size-5" aria-hidden="true" />
              </button>
            </div>
          )}
          <div className="chat-suggestions">
            {offered.length > 0 && (
              <Suggestions
                items={offered}
                onAsk={text => {
                  send(text)
                  keepPlace(field.current, thread.current)
                }}
              />
            )}
          </div>
          <Composer
            field={field}
            busy={busy}
            draft={draft}
            onDraft={keepDraft}
            onSend={send}
            onStop={cancel}
          />
        </div>
      </div>
    </>
  )
}
