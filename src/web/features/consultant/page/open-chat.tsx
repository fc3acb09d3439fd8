import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { RequestRefused } from '../../../data/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'
import { clearCurrentChat, setCurrentChat } from '../conversation/current-chat.ts'
import {
  answerPollingInterval,
  cacheAnsweredChat,
  cacheNewChat,
  chatQuery,
} from '../conversation/conversation-queries.ts'
import type { OpenChat } from './use-open-chat.ts'
import { usePageNavigation } from '../../../framework/page-navigation.ts'
import { ArrowDown } from 'lucide-react'
import type { ChatMessage } from '#contract/chat-schemas.ts'
import {
  addressSuggestions,
  drawSuggestions,
  openingSuggestions,
  pickSuggestions,
} from '#domain/consultant/suggest-questions.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'
import { useIsResidentBuyer } from '../../../data/account/home-profile.ts'
import { QuestionComposer } from '../thread/question-composer.tsx'
import { createChatOnFirstQuestion } from '../conversation/chat-creating-consultant.ts'
import { findLastSearch } from '../conversation/conversation-state.ts'
import { announceHighReturn } from '../thread/high-return.ts'
import { restoreFocus } from '../thread/restore-focus.ts'
import { serverConsultant } from '../conversation/server-consultant.ts'
import { listSuggestions, QuestionSuggestions } from '../thread/question-suggestions.tsx'
import { ConversationThread } from '../thread/conversation-thread.tsx'
import { useConversation } from '../conversation/use-conversation.ts'
import { useCatalogueSize } from '../../listing/catalogue-size.ts'
import { readQuestionDraft, storeQuestionDraft } from './question-draft.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useEscape } from '../../../ui/use-escape.ts'
import { createSeededRandom } from '#domain/drawing/seeded-dice.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { CatalogueSize } from '#domain/consultant/consultant-answer.ts'
import { buildGreeting } from '#domain/consultant/welcome-message.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import { catalogueQuery } from '../../../data/catalogue/catalogue-query.ts'

const sizeOf = ({ source, ...stats }: CatalogueStats): CatalogueSize => ({
  ...stats,
  demonstration: source === 'demo',
})

/** The greeting before the first question, the same as the server's in a new conversation. */
function ChatWelcome() {
  const { data, isPending } = useQuery(catalogueQuery)
  return isPending ? <AnswerSkeleton /> : <MessageText text={buildGreeting(data ? sizeOf(data) : null)} />
}

const AnswerSkeleton = () => (
  <div className="space-y-3" aria-hidden="true">
    <div className="skeleton h-4 w-full" />
    <div className="skeleton h-4 w-4/5" />
    <div className="skeleton mt-5 h-4 w-1/2" />
    <div className="skeleton h-4 w-2/5" />
  </div>
)

/** The layout of a conversation while it loads. */
const ChatSkeleton = () => (
  <div aria-hidden="true">
    <div className="skeleton ml-auto h-11 w-3/5 rounded-xl" />
    <div className="mt-6">
      <AnswerSkeleton />
    </div>
    <div className="skeleton mt-6 h-52 w-full rounded-lg" />
  </div>
)

let lastDrawn: readonly string[] = []

function draw(): readonly string[] {
  lastDrawn = drawSuggestions(createSeededRandom(newUuid()), lastDrawn)
  return lastDrawn
}

const onServer = pickSuggestions(openingSuggestions, 0)

/** Returns four suggestions for a conversation without messages, others than those of the one before. */
function useOpeningSuggestions(): readonly string[] {
  const [drawn] = useState(draw)
  return useBrowserValue(() => drawn, onServer)
}

const none: readonly ChatMessage[] = []
/** Refusals that end this conversation: it is full or was deleted elsewhere. */
const endedChatCodes = new Set(['chat_full', 'chat_not_found'])

/** The open conversation with its message field. */
function LiveChat({
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
  const handleBegun = (chat: string) => {
    setCurrentChat(chat)
    onBegun(chat)
  }
  const [consultant] = useState(() =>
    createChatOnFirstQuestion(serverConsultant, chat => {
      cacheNewChat(chat)
      handleBegun(chat.id)
    }),
  )
  const conversation = useConversation({
    consultant,
    conversationId: id,
    initial: messages,
    propertyId: null,
    onDone: (answer, state, before) => {
      if (state.conversationId !== null) handleBegun(state.conversationId)
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
  // A new page is scrolled to the top once it is drawn; on going back, to where it was left.
  const { onShown } = usePageNavigation()
  useEffect(() => onShown(() => window.scrollY === 0 && toLast()), [onShown, toLast])
  useEscape(busy, cancel)

  const isResidentBuyer = useIsResidentBuyer()
  const opening = useOpeningSuggestions()
  const first = id === null || messages.length === 0
  const isAnswered = state.messages.some(({ role }) => role === 'assistant')
  const offered = addressSuggestions(isAnswered || busy ? listSuggestions(state) : opening, isResidentBuyer)
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
                className="size-target absolute right-0 bottom-[calc(100%_+_0.5rem)] grid place-content-center border border-line-strong rounded-full bg-raised-2 shadow-high"
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

/** Shows the open conversation once it is loaded; a deleted one is replaced by a new one. */
export function OpenedChat({
  open: { id, ask },
  onAsked,
  onBegun,
  onUsed,
  onNew,
  onGone,
}: {
  open: OpenChat
  onAsked: () => void
  onBegun: (id: string) => void
  onUsed: (used: boolean) => void
  onNew: () => void
  onGone: () => void
}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...chatQuery(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => answerPollingInterval(state.data, Date.now()),
  })
  // Only the browser knows which conversation was open last.
  const isChosen = useBrowserValue(() => true, false)
  const gone = error instanceof RequestRefused && (error.status === 404 || error.status === 400)
  useEffect(() => {
    if (!gone || id === null) return
    clearCurrentChat(id)
    showToast({ title: 'Essa conversa foi excluída', description: 'Comece outra.', isBrief: true })
    onGone()
  })
  if (isChosen && (id === null || data))
    return (
      <LiveChat
        id={id}
        messages={data?.messages}
        ask={ask}
        onAsked={onAsked}
        onBegun={onBegun}
        onUsed={onUsed}
        onNew={onNew}
      />
    )
  return (
    <div className="chat-thread" aria-busy={error === null || isFetching}>
      <div className="chat-width">
        {error === null || isFetching || gone ? (
          <ChatSkeleton />
        ) : (
          <div className="py-10 text-center">
            <p className="font-semibold">A conversa não abriu</p>
            <p className="mt-1 text-sm text-ink-2">
              {error instanceof RequestRefused ? error.message : 'Verifique a conexão e tente de novo.'}
            </p>
            <div className="mt-4 flex flex-wrap justify-center gap-3">
              <Button onClick={() => void refetch()}>Tentar de novo</Button>
              <Button look="quiet" onClick={onNew}>
                Novo Chat
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
