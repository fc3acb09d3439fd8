import type { Logger } from 'pino'
import { filtersJson } from '#domain/search/filters-json.ts'
import type { Limits } from '../../account/limits.ts'
import type { CatalogueVersion } from '../../catalogue/version.ts'
import type { Database } from '../../database/database.ts'
import type { Answerer } from '../answerer.ts'
import { causeOf } from '../cause.ts'
import { askedWithin } from './asked-within.ts'
import { type Bounds, usualBounds } from './bounds.ts'
import { listingFacts } from './compact.ts'
import { Evidence } from './evidence.ts'
import { ModelFailed } from './model-failed.ts'
import { consultantPrompt, history, noticePrompt, noticeQuestion } from './prompt.ts'
import { resultsOf } from './results.ts'
import type { ModelSettings } from '../../config.ts'
import { shownBefore } from './shown-before.ts'
import { sumsIn, sumsKnown, unknownNoticeSums, unknownSums } from './sums.ts'
import { telling } from './telling.ts'
import { readingTools } from './tools.ts'
import { suggestionsInWords } from './words-only.ts'

export { ModelFailed }

export interface ModelDependencies {
  db: Database
  log: Logger
  now: () => Date
  limits: Limits
  version: CatalogueVersion
}

export interface Model {
  /** @throws ModelFailed */
  answer: Answerer
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
export function openModel(
  settings: ModelSettings | null,
  dependencies: ModelDependencies,
  bounds: Bounds = usualBounds,
): Model | null {
  if (settings === null) return null
  const { db, log, now, version } = dependencies
  const ask = askedWithin(settings, dependencies, bounds)
  const spoken = (text: string): string => {
    if (text === '') throw new ModelFailed('said nothing')
    return text
  }

  return {
    async answer(asked, emit, signal) {
      const { accountId, message, before, about, understanding } = asked
      const evidence = new Evidence()
      if (about) {
        evidence.addListing(about)
        evidence.addFigures(listingFacts(about))
      }
      for (const listing of await shownBefore(dependencies, before)) evidence.addListing(listing)
      const told = telling(
        digits => evidence.knows(digits),
        text => emit({ name: 'text', data: { text } }),
      )
      const tools = readingTools(
        {
          db,
          version,
          now,
          flags: understanding.flags,
          signal,
          onFailure: (tool, error) =>
            log.warn({ cause: causeOf(error), tool }, "A tool of the model's has failed"),
          onUnknown: unknown =>
            log.warn({ unknown, model: settings.name }, 'The model shows unknown listings'),
        },
        evidence,
      )
      const ended = await ask(
        { accountId, purpose: 'answer' },
        {
          system: consultantPrompt(asked, now()),
          messages: history(before, message, bounds),
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
      evidence.addFigures(filtersJson(understanding.criteria))
      evidence.addFigures([message, ...before.map(({ content }) => content)].map(text => sumsIn(text)))
      if (ended === 'length') told.push(answerCut)
      told.paragraph()
      if (!sumsKnown(told.text, evidence.figures)) told.push(unknownSums)
      told.paragraph()
      const results = resultsOf(evidence, told.text, asked)
      signal.throwIfAborted()
      if (results !== null) emit({ name: 'results', data: results })
      return {
        content: told.text,
        results,
        suggestions: results?.suggestions ?? (await suggestionsInWords(asked)),
      }
    },

    async explainNotice({ accountId, text, instruction }, signal) {
      // Never splits a character.
      const read = text.slice(0, bounds.noticeLength).replace(/[\ud800-\udbff]$/, '')
      const evidence = new Evidence()
      evidence.addNumbers(read, instruction)
      const told = telling(
        digits => evidence.knows(digits),
        () => undefined,
      )
      const ended = await ask(
        { accountId, purpose: 'notice' },
        {
          system: noticePrompt(now()),
          messages: [{ role: 'user', content: noticeQuestion(read, instruction) }],
          tools: [],
          onText: piece => told.push(piece),
          onTool: () => undefined,
        },
        signal,
      )
      told.paragraph()
      spoken(told.text)
      const figures = sumsIn(`${read} ${instruction ?? ''}`).map(({ reais }) => reais)
      if (ended === 'length') told.push(answerCut)
      told.paragraph()
      if (!sumsKnown(told.text, figures)) told.push(unknownNoticeSums)
      told.paragraph()
      if (read.length < text.length) told.push(noticeCut(read.length))
      told.paragraph()
      return told.text
    },
  }
}
