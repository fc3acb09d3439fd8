import { readerQuestionPattern, type EditalPassage } from './edital-passages.ts'

/** Whether a passage is a question, a definition or a heading, which rule nothing. */
const containsNoRule = (key: string): boolean =>
  key.endsWith('?') ||
  readerQuestionPattern.test(key) ||
  // A table: which cells belong together cannot be determined.
  /\|[^|]*\|/.test(key) ||
  /\.{4,}/.test(key) ||
  /^(?:[\d.]+ )?(?:[ivx]+ ?[-–] )?(?:entende-se por|considera-se|define-se|conceitua-se|para (?:os )?(?:fins|efeitos) dest[ea])/.test(
    key,
  ) ||
  /\b(?:por exemplo,? (?:quem|se)|pergunta:|duvidas frequentes)\b/.test(key)

const entry = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]? |[ivx]+ ?[-–.] )[^.;:]{3,90}? \d{1,3}$/
/** Whether a passage is a line of a table of contents ("4. DA COMISSÃO DE 5% DO LEILOEIRO 5"). */
const isContentsEntry = (passages: readonly EditalPassage[], index: number): boolean =>
  entry.test(passages[index]?.key ?? '') &&
  (entry.test(passages[index - 1]?.key ?? '') || entry.test(passages[index + 1]?.key ?? ''))

/** Whether a passage contains words of rules without being a rule. */
export const isNonRulePassage = (passages: readonly EditalPassage[], index: number): boolean =>
  containsNoRule(passages[index]?.key ?? '') || isContentsEntry(passages, index)
