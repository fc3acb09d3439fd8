import { readerQuestionPattern } from '#domain/edital/clauses/edital-passages.ts'
import { foldText } from '#domain/fold-text.ts'

/** Number of characters from which a message counts as a text, whatever it asks. */
const minTextMessageLength = 600
/** Minimum number of characters of a text, and maximum of an instruction before it. */
const minTextLength = 20
const longestInstruction = 200

const aText = 'texto|edital|trecho|documento|clausulas?|aviso|contrato|regulamento'
/** Matches requests about a text that the message itself brings: `Resuma.`, `Aponte os riscos`. */
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
export function extractText(message: string): string {
  const at = afterInstruction(message)
  return at === 0 ? message : `${message.slice(0, at)}\n${message.slice(at + 1)}`
}

/**
 * Whether a message brings a text that is to be explained only from itself, such as `Explique: …`, `… Responda só com
 * base no texto.`, `Edital: …`; a question that only mentions a text brings none.
 */
export function hasTextToExplain(message: string): boolean {
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
