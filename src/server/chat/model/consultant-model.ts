import type { Logger } from 'pino'
import { createPersonalDataMask } from '#domain/title-records/mask-personal-data.ts'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import type { RateLimits } from '../../account/rate-limits.ts'
import type { CatalogueIndex } from '../../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../../database/database.ts'
import type { ChatAnswerer } from '../chat-answerer.ts'
import { describeCause } from '../error-cause.ts'
import { createBoundedAsk } from './ask-within-bounds.ts'
import { type ModelBounds, defaultModelBounds } from './model-bounds.ts'
import { compactListing } from './compact-listing.ts'
import { AnswerEvidence } from './answer-evidence.ts'
import { ModelFailed } from './model-failed.ts'
import {
  buildConsultantPrompt,
  buildHistory,
  buildEditalPrompt,
  buildEditalQuestion,
} from './model-prompt.ts'
import { buildModelResults } from './model-results.ts'
import type { ModelSettings } from '../../server-config.ts'
import { findEarlierListings } from './earlier-listings.ts'
import { findSums, areSumsKnown, unknownEditalSumsText, unknownSumsText } from './money-sums.ts'
import { createAnswerText } from './answer-text.ts'
import { createReadingTools } from './reading-tools.ts'
import { suggestAfterText } from './text-suggestions.ts'

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
      const { accountId, message, before, about, understanding } = asked
      const evidence = new AnswerEvidence()
      if (about) {
        evidence.addListing(about)
        evidence.addFigures(compactListing(about))
      }
      for (const listing of await findEarlierListings({ ...dependencies, accountId }, before))
        evidence.addListing(listing)
      const answerText = createAnswerText(
        digits => evidence.knows(digits),
        text => emit({ name: 'text', data: { text } }),
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
