import type { Logger } from 'pino'
import { createPersonalDataMask } from '#domain/personal-data/mask-personal-data.ts'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import type { RateLimits } from '../../account/rate-limits.ts'
import type { CatalogueIndex } from '../../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../../database/database.ts'
import type { AskedQuestion, ChatAnswerer, EarlierMessage } from '../chat-answerer.ts'
import { describeCause } from '../error-cause.ts'
import { createBoundedAsk } from './ask-within-bounds.ts'
import { defaultModelBounds, type ModelBounds } from './model-bounds.ts'
import { compactListing } from './compact-listing.ts'
import { AnswerEvidence } from './answer-evidence.ts'
import { AnswerParts, createPartRenderer } from './answer-text.ts'
import { ModelFailed } from './model-bounds.ts'
import {
  buildConsultantPrompt,
  buildEditalPrompt,
  buildEditalQuestion,
  buildHistory,
} from './model-prompt.ts'
import type { ModelSettings } from '../../server-config.ts'
import { areSumsKnown, findSums, unknownEditalSumsText, unknownSumsText } from './answer-text.ts'
import { createReadingTools } from './reading-tools.ts'
import { suggestAfterText } from './answer-text.ts'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import { createListingJudge, type ListingJudgeSource } from '../judged-listings.ts'
import type { ChatResults } from '#contract/chat-schemas.ts'
import { presentResultItem } from '#contract/present-chat.ts'
import { suggestWithoutLookup } from '#domain/consultant/suggest-questions.ts'
import { createNumberConfirmer } from './answer-text.ts'
import { createUnreadLinkDropper } from './answer-text.ts'
import { createNoteRemover } from './shown-listing-notes.ts'
import { chainStages, type TextStage } from './answer-text.ts'
import { removeAddresses } from '#domain/remove-addresses.ts'

const inlineLink = /^(!?)\[([^\]\n]{0,300})\]\([^)\n]{0,1000}\)/u
const halfLink = /^!?\[[^\]\n]{0,300}(?:\](?:\([^)\n]{0,1000})?)?$/u
const word = /^(?:(?!!?\[)\S){1,200}/u
/**
 * Removes addresses from a text that arrives in pieces: a link keeps its label, an image is removed. Paths of our own
 * (`/calculadoras`) are not addresses. Text that may become a link with the next piece is held back.
 */
function createAddressRemover(): TextStage {
  let rest = ''
  function flush(last: boolean): string {
    let output = ''
    while (rest !== '') {
      const link = inlineLink.exec(rest)
      if (link) {
        const [whole, image, label = ''] = link
        output += image === '!' ? '' : removeAddresses(label)
        rest = rest.slice(whole.length)
        continue
      }
      if (!last && halfLink.test(rest)) break
      const [run = rest.startsWith('![') ? '![' : rest.charAt(0)] = word.exec(rest) ?? []
      if (!last && run.length === rest.length && /\S/.test(run)) break
      output += removeAddresses(run)
      rest = rest.slice(run.length)
    }
    return output
  }
  return {
    push(piece) {
      rest += piece
      return flush(false)
    },
    end: () => flush(true),
  }
}

/**
 * Filters an answer's text as it streams: takes pieces from the model and emits what may be shown, without blank
 * space at both ends. `text` is everything emitted so far.
 */
export function createAnswerText(
  known: (digits: string) => boolean,
  emit: (piece: string) => void,
  parts = new AnswerParts(),
) {
  let text = ''
  let replaced = 0
  let blank = ''
  const filters = () =>
    chainStages(
      createNoteRemover(),
      chainStages(
        createAddressRemover(),
        // This stage is the last one, because the text that the others remove may have separated the parts of a link.
        chainStages(
          createNumberConfirmer(known, () => (replaced += 1)),
          // Only what the server itself has written may hold links.
          chainStages(createUnreadLinkDropper(), createPartRenderer(parts)),
        ),
      ),
    )
  let filter = filters()

  function say(piece: string): void {
    const words = blank + piece
    const tidied = (text === '' ? words.trimStart() : words).trimEnd()
    blank = words.slice(words.trimEnd().length)
    if (tidied === '') return
    text += tidied
    emit(tidied)
  }

  return {
    push: (piece: string) => say(filter.push(piece)),
    /** Emits the text that was held back; the next piece starts a new paragraph. */
    paragraph() {
      say(filter.end())
      filter = filters()
      blank = text === '' ? '' : '\n\n'
    },
    get text() {
      return text
    },
    get replaced() {
      return replaced
    },
  }
}

/** Builds the cards below a model's answer, and their search as chips; `null` when nothing was searched. */
function buildModelResults(
  evidence: AnswerEvidence,
  content: string,
  asked: AskedQuestion,
): ChatResults | null {
  const shown = evidence.shown()
  if (shown === null) return null
  const { items, search } = shown
  const { understanding, earlierCount } = asked
  const criteria = search?.criteria ?? understanding.criteria
  const filters = writeSavedFilters(criteria)
  const total = Math.max(search?.total ?? 0, items.length)
  return {
    items: items.map(({ property }) => presentResultItem(property)),
    total,
    summary: content,
    suggestions: suggestWithoutLookup({ criteria, items, total, relaxed: [] }, earlierCount),
    filters,
    asked: filters,
    relaxed: [],
    notUnderstood: [],
  }
}

/** Returns the current listings that were shown in a conversation; none when they cannot be read. */
async function findEarlierListings(
  { log, ...source }: ListingJudgeSource & { log: Logger },
  before: readonly EarlierMessage[],
): Promise<ConsultantListing[]> {
  const ids = [...new Set(before.flatMap(({ shownIds }) => shownIds))]
  try {
    return await createListingJudge(source).judgeById(ids)
  } catch (error) {
    log.warn({ cause: describeCause(error) }, 'Listings shown before could not be read')
    return []
  }
}

export { ModelFailed }

export interface ModelDependencies {
  db: Database
  log: Logger
  now: () => Date
  limits: RateLimits
  index: CatalogueIndex
}

export interface ConsultantModel {
  /** @throws ModelFailed */
  answer: ChatAnswerer
  /**
   * Explains an edital in plain words, from its text alone.
   * @throws ModelFailed
   */
  explainEdital(
    asked: { accountId: string; text: string; instruction: string | null },
    signal: AbortSignal,
  ): Promise<string>
}

const answerCut = 'A resposta parou aqui por ser longa demais: peça o resto, se quiser.'

const editalCut = (length: number): string =>
  `O texto é longo: só os primeiros ${length.toLocaleString('pt-BR')} caracteres foram lidos.`

/** `null` without settings. */
export function openConsultantModel(
  settings: ModelSettings | null,
  dependencies: ModelDependencies,
  bounds: ModelBounds = defaultModelBounds,
): ConsultantModel | null {
  if (settings === null) return null
  const { db, log, now, index } = dependencies
  const ask = createBoundedAsk(settings, dependencies, bounds)
  const spoken = (text: string): string => {
    if (text === '') throw new ModelFailed('said nothing')
    return text
  }

  return {
    async answer(asked, emit, signal) {
      const { accountId, message, before, openProperty, understanding } = asked
      const evidence = new AnswerEvidence()
      if (openProperty) {
        evidence.addListing(openProperty)
        evidence.addFigures(compactListing(openProperty))
      }
      for (const listing of await findEarlierListings({ ...dependencies, accountId }, before))
        evidence.addListing(listing)
      const answerText = createAnswerText(
        digits => evidence.knows(digits),
        text => emit({ name: 'text', data: { text } }),
        evidence.parts,
      )
      const tools = createReadingTools(
        {
          db,
          index,
          now,
          accountId,
          flags: understanding.flags,
          signal,
          onFailure: (tool, error) =>
            log.warn({ cause: describeCause(error), tool }, "A tool of the model's has failed"),
          onUnknown: unknown =>
            log.warn({ unknown, model: settings.name }, 'The model shows unknown listings'),
        },
        evidence,
      )
      const ended = await ask(
        { accountId, purpose: 'answer' },
        {
          system: buildConsultantPrompt(asked, now()),
          messages: buildHistory(before, message, bounds),
          tools,
          onText(piece, newStep) {
            if (newStep) answerText.paragraph()
            answerText.push(piece)
          },
          onTool({ status }) {
            if (status !== null) emit({ name: 'status', data: { status: 'searching', text: status } })
          },
        },
        signal,
      )
      answerText.paragraph()
      spoken(answerText.text)
      if (answerText.replaced > 0) {
        log.warn({ replaced: answerText.replaced, model: settings.name }, 'The model named unknown listings')
      }
      evidence.addFigures(writeSavedFilters(understanding.criteria))
      evidence.addFigures([message, ...before.map(({ content }) => content)].map(text => findSums(text)))
      if (ended === 'length') answerText.push(answerCut)
      answerText.paragraph()
      if (!areSumsKnown(answerText.text, evidence.figures)) answerText.push(unknownSumsText)
      answerText.paragraph()
      const results = buildModelResults(evidence, answerText.text, asked)
      signal.throwIfAborted()
      if (results !== null) emit({ name: 'results', data: results })
      return {
        content: answerText.text,
        results,
        suggestions: results?.suggestions ?? (await suggestAfterText(asked)),
      }
    },

    async explainEdital({ accountId, text, instruction }, signal) {
      // Never splits a character. An edital may name debtors, and anything may be pasted: no person goes to the model.
      const sent = text.slice(0, bounds.editalLength).replace(/[\ud800-\udbff]$/, '')
      const read = createPersonalDataMask(sent).mask(sent)
      const evidence = new AnswerEvidence()
      evidence.addNumbers(read, instruction)
      const answerText = createAnswerText(
        digits => evidence.knows(digits),
        () => undefined,
      )
      const ended = await ask(
        { accountId, purpose: 'edital' },
        {
          system: buildEditalPrompt(now()),
          messages: [{ role: 'user', content: buildEditalQuestion(read, instruction) }],
          tools: [],
          onText: piece => answerText.push(piece),
          onTool: () => undefined,
        },
        signal,
      )
      answerText.paragraph()
      spoken(answerText.text)
      const figures = findSums(`${read} ${instruction ?? ''}`).map(({ reais }) => reais)
      if (ended === 'length') answerText.push(answerCut)
      answerText.paragraph()
      if (!areSumsKnown(answerText.text, figures)) answerText.push(unknownEditalSumsText)
      answerText.paragraph()
      if (read.length < text.length) answerText.push(editalCut(read.length))
      answerText.paragraph()
      return answerText.text
    },
  }
}
