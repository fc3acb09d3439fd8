import { Link, useRouterState } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import type { Message } from '#contract/chat.ts'
import { pagePaths, propertyOfPage } from '#contract/pages.ts'
import { displayName, headName } from '#domain/property/names.ts'
import { confined } from '../../../data/account/confined.ts'
import { lastSeen } from '../../../data/account/account.ts'
import { isDemonstration, useSource } from '../../../data/catalogue/source.ts'
import { useCatalogueOf } from '../../listing/catalogue-of.ts'
import { keepAnswered } from '../conversation/conversation-queries.ts'
import { useWho } from '../../../data/account/use-who.ts'
import { Composer } from '../thread/composer.tsx'
import { tellHighReturn } from '../thread/high-return.ts'
import { Say } from '../../../ui/say.tsx'
import { keepPlace } from '../thread/keep-place.ts'
import { Suggestions, suggestionsOf } from '../thread/suggestions.tsx'
import { Thread } from '../thread/thread.tsx'
import { useConversation } from '../conversation/use-conversation.ts'
import { localConversation, panelConsultant, quickQuestions } from './widget-answers.ts'
import { useFollow } from './widget-follow.ts'
import { WidgetHead } from './widget-head.tsx'
import { useOpenProperty, useWelcome } from './widget-welcome.ts'

const noMessages: readonly Message[] = []

const hasPlan = (): boolean => {
  const me = lastSeen()
  return me !== null && confined(me, Date.now()) === null
}
const openPage = (): string | null => propertyOfPage(window.location.pathname)

/** One conversation in the panel: its header, messages, suggested questions and message field. */
export function WidgetConversation({
  open,
  field,
  onClose,
  onAnew,
}: {
  open: boolean
  field: RefObject<HTMLTextAreaElement | null>
  onClose: () => void
  onAnew: () => void
}) {
  const who = useWho()
  const source = useSource()
  const path = useRouterState({ select: router => router.location.pathname })
  const href = useRouterState({ select: router => router.location.href })
  const about = useOpenProperty(path)
  const { words, stats } = useWelcome(about, open)
  const [invented, setInvented] = useState<ReadonlySet<string>>(new Set())
  const demonstration = useCatalogueOf() === 'demo' || isDemonstration(source)

  const [consultant] = useState(() =>
    panelConsultant(hasPlan, openPage, id => setInvented(before => new Set(before).add(id))),
  )
  const conversation = useConversation({
    consultant,
    conversationId: null,
    initial: noMessages,
    propertyId: null,
    onDone: (answer, state, before) => {
      if (state.conversationId !== localConversation) keepAnswered(state, Date.now())
      tellHighReturn(answer, before)
    },
  })
  const { now, ask, cancel } = conversation
  const retry = (questionId: string) => {
    conversation.retry(questionId)
    keepPlace(field.current, area.current)
  }
  const { messages, coming } = now

  /** The first text stays unchanged once something was asked. */
  const [said, setSaid] = useState<string | null>(null)
  const begun = messages.length > 0
  const send = (text: string) => {
    const taken = ask(text)
    if (taken && said === null) setSaid(words)
    return taken
  }
  const welcome = begun ? said : words
  const lastResults = messages.findLast(({ results }) => results !== null)?.results
  const area = useFollow(now)
  const suggestions = suggestionsOf(now)

  return (
    <>
      <WidgetHead
        stats={stats}
        demonstration={demonstration || invented.has(messages.at(-1)?.id ?? '')}
        conversationId={now.conversationId}
        begun={begun}
        onAnew={onAnew}
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
          <Say text={welcome} />
        )}
        <Thread
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
          <Suggestions
            items={suggestions}
            onAsk={text => {
              send(text)
              keepPlace(field.current, area.current)
            }}
          />
        )}
      </div>
      <div className="consultant-foot">
        <ul className="ask-next no-bar" aria-label="Buscas prontas">
          {quickQuestions.map(question => (
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
            Na tela: {headName(about)} em {displayName(about.city)}, {about.state}
          </p>
        )}
        <Composer onSend={send} onStop={cancel} busy={coming !== null} field={field} />
      </div>
    </>
  )
}
