import type { ChatEvent } from '#contract/chat-schemas.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import { RequestRefused, ServerUnreachable } from '../../../data/api-client.ts'
import { currentCatalogueSource, isDemonstration } from '../../../data/catalogue/catalogue-source.ts'
import { cacheNewChat } from '../conversation/conversation-queries.ts'
import { createChatOnFirstQuestion } from '../conversation/chat-creating-consultant.ts'
import { type Consultant, localConversationId } from '../conversation/consultant.ts'
import { serverConsultant } from '../conversation/server-consultant.ts'

/** The questions of the panel's own buttons. */
const quickQuestions = ['Melhor ROI', 'Maior Desconto', 'O que cabe no meu bolso?'] as const

/** Returns the quick questions to offer: a resident buyer's are about the family's means instead of a resale. */
export const listQuickQuestions = (isResidentBuyer: boolean): readonly string[] =>
  isResidentBuyer ? ['O que cabe no meu bolso?', 'Maior Desconto'] : ['Melhor ROI', 'Maior Desconto']

const panelWords = (text: string): string =>
  text.replace(consultantTexts.noResults, consultantTexts.panelNoResults)

const isQuickQuestion = (message: string): boolean => (quickQuestions as readonly string[]).includes(message)

/** Returns the panel's error text for a question. */
const failureOf = (message: string): string =>
  isQuickQuestion(message) ? consultantTexts.quickSearchFailure : consultantTexts.panelFailure

/** Replaces the texts of an event with the panel's. */
function inPanelWords(event: ChatEvent, question: string): ChatEvent {
  switch (event.name) {
    case 'text':
      return { ...event, data: { text: panelWords(event.data.text) } }
    case 'done': {
      const { message } = event.data
      return {
        ...event,
        data: { ...event.data, message: { ...message, content: panelWords(message.content) } },
      }
    }
    case 'error': {
      const { message } = event.data
      const isOfSearch = message === consultantTexts.searchFailure && isQuickQuestion(question)
      return message === consultantTexts.failure || isOfSearch
        ? { ...event, data: { ...event.data, message: failureOf(question) } }
        : event
    }
    default:
      return event
  }
}

/**
 * Creates the panel's consultant: the server for accounts; the browser for visitors and without a server. Texts and
 * errors are the panel's.
 * @param account whether the server would answer, read at each question
 * @param findOpenProperty the number of the property whose page is open, read at each question
 * @param onInvented called with each answer from the bundled demonstration
 */
export function createPanelConsultant(
  account: () => boolean,
  findOpenProperty: () => string | null,
  onInvented: (answerId: string) => void,
): Consultant {
  let consultant: Consultant | null = null
  let invented = false
  const local: Consultant = async (asking, onEvent, signal) => {
    consultant ??= (await import('../local/local-consultant.ts')).createLocalConsultant(() => {
      invented = true
    })
    invented = false
    await consultant(
      asking,
      event => {
        if (invented && event.name === 'done') onInvented(event.data.message.id)
        onEvent(event)
      },
      signal,
    )
  }
  const kept = createChatOnFirstQuestion(serverConsultant, cacheNewChat)
  const answer: Consultant = async (asking, onEvent, signal) => {
    if (!account() || isDemonstration(currentCatalogueSource())) return local(asking, onEvent, signal)
    const { conversationId } = asking
    let hasAnswered = false
    const known = conversationId === localConversationId ? null : conversationId
    try {
      await kept(
        { ...asking, conversationId: known },
        event => {
          hasAnswered ||= event.name !== 'status'
          onEvent(event)
        },
        signal,
      )
    } catch (error) {
      if (hasAnswered || signal.aborted || !(error instanceof ServerUnreachable)) throw error
      await local(asking, onEvent, signal)
    }
  }
  return async (asking, onEvent, signal) => {
    try {
      await answer(
        { ...asking, propertyId: findOpenProperty() },
        event => onEvent(inPanelWords(event, asking.message)),
        signal,
      )
    } catch (error) {
      if (signal.aborted || error instanceof RequestRefused) throw error
      onEvent({ name: 'error', data: { code: 'panel', message: failureOf(asking.message) } })
    }
  }
}
