import type { Logger } from 'pino'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import type { EditalExplanation } from '#domain/edital/clauses/edital-clause.ts'
import type { RiskLevel } from '#domain/edital/edital-topics.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import { noExplanation } from '#domain/edital/no-explanation.ts'
import type { ChatAnswerer } from './chat-answerer.ts'
import { describeCause } from './error-cause.ts'
import { type ConsultantModel, ModelFailed } from './model/consultant-model.ts'
import { SearchFailed } from './rules-answerer.ts'
import { readerQuestionPattern } from '#domain/edital/clauses/edital-passages.ts'
import { foldText } from '#domain/fold-text.ts'

/** Number of characters from which a message counts as a text, whatever it asks. */
const minTextMessageLength = 600
/** Minimum number of characters of a text, and maximum of an instruction before it. */
const minTextLength = 20
const longestInstruction = 200

const aText = 'texto|edital|trecho|documento|clausulas?|aviso|contrato|regulamento'
/** Matches requests about a text that the message itself contains: `Resuma.`, `Aponte os riscos`. */
const explainTextPattern = new RegExp(
  `\\b(?:${aText}|simples|riscos?|obrigacoes)\\b|^(?:por favor,? )?(?:me )?\\w+[.!:]?$`,
)
const fromTextAlone = new RegExp(
  `\\b(?:com base|so|somente|apenas)(?: somente| so| apenas)? (?:n|pel)(?:o|este|esse|as?)s? (?:${aText})\\b`,
)
const label = new RegExp(
  `(?:^|[\\n.:] ?)(?:${aText})(?: do edital)?(?: [\\d.]+)?: ?(?=\\S.{${minTextLength - 1}})`,
)

/** Whether a part makes statements: it is long enough and no question. */
const isStatement = (part: string): boolean =>
  part.trim().length >= minTextLength && !part.trim().endsWith('?')

/** Returns where the text begins in `Explique este edital: o imóvel…`; 0 when no request comes before it. */
function afterInstruction(message: string): number {
  const end = message.indexOf(': ') + 1
  return end > 0 && end <= longestInstruction && readerQuestionPattern.test(foldText(message.slice(0, end)))
    ? end
    : 0
}

/** Puts the request of a message on a line of its own, so that the rest is read as the text. */
function extractText(message: string): string {
  const at = afterInstruction(message)
  return at === 0 ? message : `${message.slice(0, at)}\n${message.slice(at + 1)}`
}

/**
 * Whether a message contains a text that is to be explained from itself alone, such as `Explique: …`, `… Responda só com
 * base no texto.`, `Edital: …`; a question that only mentions a text contains none.
 */
function hasTextToExplain(message: string): boolean {
  if (message.length > minTextMessageLength) return true
  const at = afterInstruction(message)
  if (at > 0) return isStatement(message.slice(at))
  const parts = message.split(/(?<=[.!?;])\s+|\n+/)
  const asked = parts
    .map(part => foldText(part))
    .filter(part => readerQuestionPattern.test(part) || fromTextAlone.test(part))
  const rest = parts.filter(
    part => !readerQuestionPattern.test(foldText(part)) && !fromTextAlone.test(foldText(part)),
  )
  if (label.test(foldText(message)) && rest.some(isStatement)) return true
  return asked.some(part => explainTextPattern.test(part)) && rest.some(isStatement)
}

/**
 * Explains an edital's text without holding other requests up.
 * @throws Refusal 422 unreadable_file, 429
 */
export type ExplainText = (text: string, accountId: string, signal: AbortSignal) => Promise<EditalExplanation>

const riskWords: Record<RiskLevel, string> = { low: 'risco baixo', medium: 'risco médio', high: 'risco alto' }

/**
 * Renders as one text what the panel shows as a list: each point once, the note on the automatic reading at the end.
 */
function inWords({ content, clauses, missing }: EditalExplanation): string {
  const section = (title: string, points: string[]): string[] =>
    points.length === 0 ? [] : [`**${title}**`, points.map(point => `- ${point}`).join('\n')]
  const paragraphs = content.split('\n\n')
  const note = paragraphs.pop() ?? ''
  return [
    ...paragraphs,
    ...section(
      'O que mais o texto diz',
      clauses
        .filter(({ title, explanation }) => !content.includes(`**${title}:** ${explanation}`))
        .map(({ title, risk, explanation }) => `**${title}** (${riskWords[risk]}): ${explanation}`),
    ),
    ...section(
      'O que perguntar antes da proposta',
      missing.map(({ title, advice }) => `**${title}:** ${advice}`),
    ),
    note,
  ].join('\n\n')
}

/**
 * `POST /api/ai-chat`: explains an edital in plain words, or answers with the consultant's text alone. Nothing is
 * stored.
 */
export function createAiAnswerer({
  log,
  now,
  gazetteer,
  model,
  answerer,
  explainText,
}: {
  log: Logger
  now: () => Date
  gazetteer: () => Gazetteer
  model: ConsultantModel | null
  answerer: ChatAnswerer
  explainText: ExplainText
}): (
  asked: { accountId: string; personKey: string; message: string },
  signal: AbortSignal,
) => Promise<string> {
  async function explain(
    { accountId, personKey, message: text }: { accountId: string; personKey: string; message: string },
    signal: AbortSignal,
  ): Promise<string> {
    if (model !== null) {
      try {
        return (await model.explainEdital({ accountId, text, instruction: null }, signal)) || noExplanation
      } catch (error) {
        if (signal.aborted) return ''
        if (!(error instanceof ModelFailed)) log.error({ cause: describeCause(error) }, 'the model broke')
      }
    }
    return inWords(await explainText(extractText(text), personKey, signal)) || noExplanation
  }

  return async (question, signal) => {
    const { accountId, message } = question
    if (hasTextToExplain(message)) return explain(question, signal)
    const understanding = readSentence(message, gazetteer(), now())
    const asked = {
      accountId,
      chatId: null,
      message,
      understanding,
      edited: false,
      before: [],
      earlierCount: 0,
      openProperty: null,
    }
    try {
      const { content } = await answerer(asked, () => undefined, signal)
      return content || noExplanation
    } catch (error) {
      // The client has disconnected.
      if (signal.aborted) return ''
      if (!(error instanceof SearchFailed)) throw error
      log.error({ cause: describeCause(error) }, 'an answer failed')
      return consultantTexts.databaseFailure
    }
  }
}
