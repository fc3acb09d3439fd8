import { Link } from '../../../framework/link.tsx'
import { usePageLocation } from '../../../framework/page-location.ts'
import { type RefObject, useState } from 'react'
import type { ChatMessage } from '#contract/chat-schemas.ts'
import { pagePaths, readPropertyPath } from '#contract/page-paths.ts'
import { addressSuggestions } from '#domain/consultant/address-suggestions.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'
import { useIsForLiving } from '../../../data/account/home-profile.ts'
import { restrictedPath } from '../../../data/account/restricted-path.ts'
import { lastKnownAccount } from '../../../data/account/session.ts'
import { isDemonstration, useCatalogueSource } from '../../../data/catalogue/catalogue-source.ts'
import { useCatalogueSize } from '../../listing/catalogue-size.ts'
import { cacheAnsweredChat } from '../conversation/conversation-queries.ts'
import { useSignedIn } from '../../../data/account/use-signed-in.ts'
import { QuestionComposer } from '../thread/question-composer.tsx'
import { announceHighReturn } from '../thread/high-return.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import { restoreFocus } from '../thread/restore-focus.ts'
import { QuestionSuggestions, listSuggestions } from '../thread/question-suggestions.tsx'
import { ConversationThread } from '../thread/conversation-thread.tsx'
import { useConversation } from '../conversation/use-conversation.ts'
import { findLastSearch } from '../conversation/conversation-state.ts'
import { localConversationId } from '../conversation/consultant.ts'
import { createPanelConsultant, listQuickQuestions } from './widget-answers.ts'
import { useFollowWidgetEnd } from './widget-follow.ts'
import { WidgetHead } from './widget-head.tsx'
import { useOpenProperty, useWelcome } from './widget-welcome.ts'

const noMessages: readonly ChatMessage[] = []

const hasPlan = (): boolean => {
  const me = lastKnownAccount()
  return me !== null && restrictedPath(me, Date.now()) === null
}
const openPage = (): string | null => readPropertyPath(window.location.pathname)

/** One conversation in the panel: its header, messages, suggested questions and message field. */
export function WidgetConversation({
  open,
  field,
  onClose,
  onNewChat,
}: {
  open: boolean
  field: RefObject<HTMLTextAreaElement | null>
  onClose: () => void
  onNewChat: () => void
}) {
  const who = useSignedIn()
  const isForLiving = useIsForLiving()
  const source = useCatalogueSource()
  const path = usePageLocation().path
  const href = usePageLocation().href
  const about = useOpenProperty(path)
  const { words, stats } = useWelcome(about, open)
  const [invented, setInvented] = useState<ReadonlySet<string>>(new Set())
  const demonstration = useCatalogueSize() === 'demo' || isDemonstration(source)

  const [consultant] = useState(() =>
    createPanelConsultant(hasPlan, openPage, id => setInvented(before => new Set(before).add(id))),
  )
  const conversation = useConversation({
    consultant,
    conversationId: null,
    initial: noMessages,
    propertyId: null,
    onDone: (answer, state, before) => {
      if (state.conversationId !== localConversationId) cacheAnsweredChat(state, Date.now())
      announceHighReturn(answer, before)
    },
  })
  const { now, ask, cancel } = conversation
  const retry = (questionId: string) => {
    conversation.retry(questionId)
    restoreFocus(field.current, area.current)
  }
  const { messages, coming } = now

  /** The first text stays unchanged once something was asked. */
  const [said, setSaid] = useState<string | null>(null)
  const begun = messages.length > 0
  const send = (text: string, filters?: SavedFiltersJson) => {
    const taken = ask(text, filters)
    if (taken && said === null) setSaid(words)
    return taken
  }
  const welcome = begun ? said : words
  const lastResults = messages.findLast(({ results }) => results !== null)?.results
  const area = useFollowWidgetEnd(now)
  const suggestions = addressSuggestions(listSuggestions(now), isForLiving)

  return (
    <>
      <WidgetHead
        stats={stats}
        demonstration={demonstration || invented.has(messages.at(-1)?.id ?? '')}
        conversationId={now.conversationId}
        begun={begun}
        onNewChat={onNewChat}
        onClose={onClose}
      />
      <div ref={area} tabIndex={-1} className="consultant-said quiet-scroll outline-none">
        {welcome === null ? (
          !begun && (
            <div className="space-y-3" aria-hidden="true">
              <div className="skeleton h-4 w-full" />
              <div className="skeleton h-4 w-4/5" />
              <div className="skeleton h-4 w-3/5" />
            </div>
          )
        ) : (
          <MessageText text={welcome} />
        )}
        <ConversationThread
          conversation={{ ...conversation, retry }}
          demonstration={demonstration}
          invented={invented}
          compact
        />
        {lastResults && who === null && (
          <p className="-my-3 text-xs text-ink-3">
            <Link to={pagePaths.login} search={{ redirect: href }} className="text-link text-xs!">
              Entre
            </Link>{' '}
            para ver a análise de cada imóvel.
          </p>
        )}
        {suggestions.length > 0 && (
          <QuestionSuggestions
            items={suggestions}
            onAsk={text => {
              send(text)
              restoreFocus(field.current, area.current)
            }}
          />
        )}
      </div>
      <div className="consultant-foot">
        <ul className="ask-next no-bar" aria-label="Buscas prontas">
          {listQuickQuestions(isForLiving).map(question => (
            <li key={question}>
              <button
                type="button"
                className="pill aria-disabled:opacity-60"
                aria-disabled={coming !== null}
                onClick={() => send(question)}
              >
                {question}
              </button>
            </li>
          ))}
          <li>
            <Link
              to={pagePaths.search}
              search={{}}
              state={lastResults ? { presetFilters: lastResults.filters } : {}}
              className="pill"
            >
              Ver mais filtros
            </Link>
          </li>
        </ul>
        {about && begun && (
          <p className="truncate text-xs text-ink-3">
            Na tela: {readHeadName(about)} em {formatPlaceName(about.city)}, {about.state}
          </p>
        )}
        <QuestionComposer
          onSend={send}
          onStop={cancel}
          busy={coming !== null}
          criteria={findLastSearch(now)}
          field={field}
        />
      </div>
    </>
  )
}
