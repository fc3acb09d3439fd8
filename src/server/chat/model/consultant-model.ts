import type { Logger } from 'pino'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import type { RateLimits } from '../../account/rate-limits.ts'
import type { CatalogueVersion } from '../../catalogue/catalogue-version.ts'
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
  version: CatalogueVersion
}

export interface ConsultantModel {
  /** @throws ModelFailed */
  answer: ChatAnswerer
  /**
   * Explains an edital in plain words, from its text alone.
   * @throws ModelFailed
   */
  explainNotice(
    asked: { accountId: string; text: string; instruction: string | null },
    signal: AbortSignal,
  ): Promise<string>
}

const answerCut = 'A resposta parou aqui por ser longa demais: peça o resto, se quiser.'

const noticeCut = (length: number): string =>
  `O texto é longo: só os primeiros ${length.toLocaleString('pt-BR')} caracteres foram lidos.`

/** `null` without settings. */
export function openConsultantModel(
  settings: ModelSettings | null,
  dependencies: ModelDependencies,
  bounds: ModelBounds = defaultModelBounds,
): ConsultantModel | null {
  if (settings === null) return null
  const { db, log, now, version } = dependencies
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
      for (const listing of await findEarlierListings(dependencies, before)) evidence.addListing(listing)
      const told = createAnswerText(
        digits => evidence.knows(digits),
        text => emit({ name: 'text', data: { text } }),
      )
      const tools = createReadingTools(
        {
          db,
          version,
          now,
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
            if (newStep) told.paragraph()
            told.push(piece)
          },
          onTool({ status }) {
            if (status !== null) emit({ name: 'status', data: { status: 'searching', text: status } })
          },
        },
        signal,
      )
      told.paragraph()
      spoken(told.text)
      if (told.replaced > 0) {
        log.warn({ replaced: told.replaced, model: settings.name }, 'The model named unknown listings')
      }
      evidence.addFigures(writeSavedFilters(understanding.criteria))
      evidence.addFigures([message, ...before.map(({ content }) => content)].map(text => findSums(text)))
      if (ended === 'length') told.push(answerCut)
      told.paragraph()
      if (!areSumsKnown(told.text, evidence.figures)) told.push(unknownSumsText)
      told.paragraph()
      const results = buildModelResults(evidence, told.text, asked)
      signal.throwIfAborted()
      if (results !== null) emit({ name: 'results', data: results })
      return {
        content: told.text,
        results,
        suggestions: results?.suggestions ?? (await suggestAfterText(asked)),
      }
    },

    async explainNotice({ accountId, text, instruction }, signal) {
      // Never splits a character.
      const read = text.slice(0, bounds.noticeLength).replace(/[\ud800-\udbff]$/, '')
      const evidence = new AnswerEvidence()
      evidence.addNumbers(read, instruction)
      const told = createAnswerText(
        digits => evidence.knows(digits),
        () => undefined,
      )
      const ended = await ask(
        { accountId, purpose: 'notice' },
        {
          system: buildEditalPrompt(now()),
          messages: [{ role: 'user', content: buildEditalQuestion(read, instruction) }],
          tools: [],
          onText: piece => told.push(piece),
          onTool: () => undefined,
        },
        signal,
      )
      told.paragraph()
      spoken(told.text)
      const figures = findSums(`${read} ${instruction ?? ''}`).map(({ reais }) => reais)
      if (ended === 'length') told.push(answerCut)
      told.paragraph()
      if (!areSumsKnown(told.text, figures)) told.push(unknownEditalSumsText)
      told.paragraph()
      if (read.length < text.length) told.push(noticeCut(read.length))
      told.paragraph()
      return told.text
    },
  }
}
