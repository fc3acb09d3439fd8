import { Link } from '../../../framework/link.tsx'
import { usePageLocation } from '../../../framework/page-location.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#contract/chat-schemas.ts'
import { pagePaths, readPropertyPath } from '#contract/page-paths.ts'
import { addressSuggestions } from '#domain/consultant/suggest-questions.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'
import { useIsResidentBuyer } from '../../../data/account/home-profile.ts'
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
import { listSuggestions, QuestionSuggestions } from '../thread/question-suggestions.tsx'
import { ConversationThread } from '../thread/conversation-thread.tsx'
import { useConversation } from '../conversation/use-conversation.ts'
import { type ConversationState, findLastSearch } from '../conversation/conversation-state.ts'
import { localConversationId } from '../conversation/consultant.ts'
import { createPanelConsultant, listQuickQuestions } from './widget-answers.ts'
import { ArrowUpRight, Sparkles, SquarePen, X } from 'lucide-react'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { describeListDates, describeUnseenAmong } from '#domain/freshness/list-freshness.ts'
import { formatPropertyCount } from '../../listing/properties-text.ts'
import { useQuery } from '@tanstack/react-query'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import type { Property } from '#contract/property-schemas.ts'
import { buildGreeting, buildListingWelcome } from '#domain/consultant/welcome-message.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { formatReais } from '#domain/format-figures.ts'
import { useKeptHomeQuestion } from '../../../data/account/home-question.ts'
import { useTargetRoi } from '../../../data/account/target-roi.ts'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { statsQuery } from '../../../data/catalogue/list-queries.ts'
import { useOwnFigures } from '../../../data/saved/own-figures.ts'
import { judgeLocalListing } from '../local/judge-local-listing.ts'

/** Returns the property whose page is at this path, as far as it is loaded. */
function useOpenProperty(path: string) {
  const id = readPropertyPath(path)
  const { data } = useQuery({ ...propertyQuery(useCatalogueSource(), id ?? ''), enabled: false })
  return id === null ? null : (data ?? null)
}

/** Says what a property costs a family; `null` while the family has not entered its means. */
function describeFamilyLine(
  property: Property,
  answers: OwnAnswers,
  { family, assumptions }: HomeQuestion,
): string | null {
  if (family === null) return null
  const { best } = presentFittingHome(property, answers, family, assumptions)
  const instalment =
    best.instalment === null ? 'À vista' : `Parcela com seguros: **${formatReais(best.instalment)}**`
  return `${instalment}; no primeiro dia, do seu bolso: **${formatReais(best.cash)}**`
}

/** Returns the first text: about the open property, otherwise about the catalogue; `null` while it loads. */
function useWelcome(
  openProperty: ReturnType<typeof useOpenProperty>,
  open: boolean,
): { words: string | null; stats: CatalogueStats | undefined } {
  const { data: stats, isError } = useQuery({ ...statsQuery(useCatalogueSource()), enabled: open })
  const size = stats && {
    ...stats,
    demonstration: stats.source === 'demo',
  }
  // The words follow the target and what is saved of the property.
  useTargetRoi()
  const own = useOwnFigures(openProperty?.id ?? '')
  const isResidentBuyer = useIsResidentBuyer()
  const question = useKeptHomeQuestion()
  const judged = openProperty && judgeLocalListing(openProperty)
  const familyLine =
    openProperty && isResidentBuyer && question
      ? describeFamilyLine(openProperty, own?.answers ?? {}, question)
      : null
  const words = judged
    ? buildListingWelcome(judged, familyLine)
    : size || isError
      ? buildGreeting(size ?? null)
      : null
  return { words, stats }
}

const toolClass =
  'grid size-target shrink-0 place-content-center rounded-md text-ink-2 hover:bg-raised-2 hover:text-ink'

/**
 * The panel's header: the size of the catalogue that answers, and buttons for a new conversation, the chat page and
 * closing.
 */
const WidgetHead = ({
  stats,
  demonstration,
  conversationId,
  hasMessages,
  onNewChat,
  onClose,
}: {
  stats: CatalogueStats | undefined
  demonstration: boolean
  conversationId: string | null
  /** Whether something was asked. */
  hasMessages: boolean
  onNewChat: () => void
  onClose: () => void
}) => (
  <div className="flex items-center gap-1 border-b border-line py-2.5 pr-2.5 pl-4">
    <span className="grid size-10 shrink-0 place-content-center rounded-lg bg-amber-soft">
      <Sparkles className="size-5 text-amber-text" aria-hidden="true" />
    </span>
    <div className="ml-2 min-w-0 flex-1">
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
    {hasMessages && (
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

/** Scrolls the conversation to each new question, so that its answer is read from the start. */
function useFollowWidgetEnd({ messages, coming }: ConversationState): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const length = messages.length
  const hasCards = coming?.results !== null
  useEffect(() => {
    const box = area.current
    const question = [...(box?.querySelectorAll('.thread-item > .question') ?? [])].at(-1)?.parentElement
    if (!box || !question || length === 0) return
    box.scrollTop += question.getBoundingClientRect().top - box.getBoundingClientRect().top - 16
  }, [length, hasCards])
  return area
}

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
  const account = useSignedIn()
  const isResidentBuyer = useIsResidentBuyer()
  const source = useCatalogueSource()
  const path = usePageLocation().path
  const href = usePageLocation().href
  const openProperty = useOpenProperty(path)
  const { words, stats } = useWelcome(openProperty, open)
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
  const [firstWelcome, setFirstWelcome] = useState<string | null>(null)
  const hasMessages = messages.length > 0
  const send = (text: string, filters?: SavedFiltersJson) => {
    const isAccepted = ask(text, filters)
    if (isAccepted && firstWelcome === null) setFirstWelcome(words)
    return isAccepted
  }
  const welcome = hasMessages ? firstWelcome : words
  const lastResults = messages.findLast(({ results }) => results !== null)?.results
  const area = useFollowWidgetEnd(now)
  const suggestions = addressSuggestions(listSuggestions(now), isResidentBuyer)

  return (
    <>
      <WidgetHead
        stats={stats}
        demonstration={demonstration || invented.has(messages.at(-1)?.id ?? '')}
        conversationId={now.conversationId}
        hasMessages={hasMessages}
        onNewChat={onNewChat}
        onClose={onClose}
      />
      <div ref={area} tabIndex={-1} className="consultant-said quiet-scroll outline-none">
        {welcome === null ? (
          !hasMessages && (
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
        {lastResults && account === null && (
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
        <ul className="ask-next no-bar -mx-4 px-4" aria-label="Buscas prontas">
          {listQuickQuestions(isResidentBuyer).map(question => (
            <li className="flex-none" key={question}>
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
          <li className="flex-none">
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
        {openProperty && hasMessages && (
          <p className="truncate text-xs text-ink-3">
            Na tela: {readHeadName(openProperty)} em {formatPlaceName(openProperty.city)},{' '}
            {openProperty.state}
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
