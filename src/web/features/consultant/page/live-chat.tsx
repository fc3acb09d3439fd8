import { usePageNavigation } from '../../../framework/page-navigation.ts'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#contract/chat-schemas.ts'
import { addressSuggestions } from '#domain/consultant/address-suggestions.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'
import { useIsForLiving } from '../../../data/account/home-profile.ts'
import { QuestionComposer } from '../thread/question-composer.tsx'
import { createChatOnFirstQuestion } from '../conversation/chat-creating-consultant.ts'
import { findLastSearch } from '../conversation/conversation-state.ts'
import { setCurrentChat } from '../conversation/current-chat.ts'
import { announceHighReturn } from '../thread/high-return.ts'
import { restoreFocus } from '../thread/restore-focus.ts'
import { serverConsultant } from '../conversation/server-consultant.ts'
import { QuestionSuggestions, listSuggestions } from '../thread/question-suggestions.tsx'
import { ConversationThread } from '../thread/conversation-thread.tsx'
import { useConversation } from '../conversation/use-conversation.ts'
import { useCatalogueSize } from '../../listing/catalogue-size.ts'
import { storeQuestionDraft, readQuestionDraft } from './question-draft.ts'
import { cacheAnsweredChat, cacheNewChat } from '../conversation/conversation-queries.ts'
import { useOpeningSuggestions } from './opening-suggestions.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useEscape } from '../../../ui/use-escape.ts'
import { ChatWelcome } from './chat-welcome.tsx'

const none: readonly ChatMessage[] = []
/** Refusals that end this conversation: it is full or was deleted elsewhere. */
const endedChatCodes = new Set(['chat_full', 'chat_not_found'])

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
  messages?: readonly ChatMessage[] | undefined
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
    createChatOnFirstQuestion(serverConsultant, chat => {
      cacheNewChat(chat)
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
      cacheAnsweredChat(state, Date.now())
      announceHighReturn(answer, before)
    },
  })
  const { now: state, cancel } = conversation
  const used = state.messages.some(({ role }) => role === 'user')
  useEffect(() => onUsed(used), [onUsed, used])
  const demonstration = useCatalogueSize() === 'demo'
  const busy = state.coming !== null
  const thread = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { away, toEnd, toLast } = useFollowEnd(thread)
  const [draft] = useState(readQuestionDraft)

  const send = (text: string, filters?: SavedFiltersJson): boolean => {
    const sent = conversation.ask(text, filters)
    if (sent) toEnd()
    return sent
  }
  const retry = (questionId: string) => {
    conversation.retry(questionId)
    restoreFocus(field.current, thread.current)
  }
  useEffect(() => {
    if (ask === null) return
    conversation.ask(ask)
    onAsked()
  })
  // Every new page is scrolled to the top once it is drawn, on going back to where it was left.
  const { onShown } = usePageNavigation()
  useEffect(() => onShown(() => window.scrollY === 0 && toLast()), [onShown, toLast])
  useEscape(busy, cancel)

  const isForLiving = useIsForLiving()
  const opening = useOpeningSuggestions()
  const first = id === null || messages.length === 0
  const said = state.messages.some(({ role }) => role === 'assistant')
  const offered = addressSuggestions(said || busy ? listSuggestions(state) : opening, isForLiving)
  return (
    <>
      <div className="chat-thread">
        <div ref={thread} tabIndex={-1} className="chat-width outline-none">
          {first && (
            <div className="mb-6">
              <ChatWelcome />
            </div>
          )}
          <ConversationThread conversation={{ ...conversation, retry }} demonstration={demonstration} />
          {state.failures.some(({ code }) => code !== null && endedChatCodes.has(code)) && (
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
              <QuestionSuggestions
                items={offered}
                onAsk={text => {
                  send(text)
                  restoreFocus(field.current, thread.current)
                }}
              />
            )}
          </div>
          <QuestionComposer
            field={field}
            busy={busy}
            criteria={findLastSearch(state)}
            draft={draft}
            onDraft={storeQuestionDraft}
            onSend={send}
            onStop={cancel}
          />
        </div>
      </div>
    </>
  )
}
