import { editalLengths } from '#contract/chat-limits.ts'
import { explainEdital } from '#domain/edital/clauses/explain-edital.ts'
import type { EditalExplanation } from '#domain/edital/clauses/edital-clause.ts'
import { Refusal } from '../http/refusal.ts'
import type { EditalReader } from './edital-reader.ts'
import type { EditalText, EditalSource, UnreadablePdf } from './edital-reading.ts'

const reasons: Record<UnreadablePdf, string> = {
  'not a pdf': 'O arquivo não é um PDF. Baixe o edital em PDF da página do imóvel, ou cole o texto.',
  encrypted: 'Este PDF pede senha. Salve uma cópia sem senha, ou cole o texto.',
  'without text':
    'Este PDF é uma imagem: não há texto para ler. Passe-o por um leitor de texto (OCR), ou cole o texto do edital.',
  broken: 'Não conseguimos ler este PDF: ele parece estar danificado. Baixe-o de novo, ou cole o texto.',
  'too long':
    'Este PDF tem mais de 1.000.000 de caracteres. Envie só as páginas com as regras, ou cole o texto delas.',
  'too many pages':
    'Este PDF tem mais de 400 páginas. Envie só as páginas com as regras, ou cole o texto delas.',
  'too much':
    'Este PDF é grande demais depois de aberto. Envie só as páginas com as regras, ou cole o texto delas.',
  slow: 'Este PDF demora demais para ser lido. Envie só as páginas com as regras, ou cole o texto delas.',
}

/**
 * Reads an edital: a short text at once, anything else in a thread, one at a time for each person.
 * @throws Refusal 422 unreadable_file, 429
 */
export async function readEdital(
  reading: EditalSource,
  reader: EditalReader,
  personKey: string,
  signal: AbortSignal,
): Promise<EditalText> {
  if ('text' in reading && reading.text.length <= editalLengths.inline) {
    return { text: reading.text, explained: explainEdital(reading.text), pages: null }
  }
  const outcome = await reader.read(reading, personKey, signal)
  if ('unreadable' in outcome) throw new Refusal('unreadable_file', reasons[outcome.unreadable])
  return outcome.read
}

/** Explains texts with a reader that is shared with uploaded files. @throws Refusal 422 unreadable_file, 429 */
export const createTextExplainer =
  (reader: EditalReader) =>
  async (text: string, personKey: string, signal: AbortSignal): Promise<EditalExplanation> =>
    (await readEdital({ text }, reader, personKey, signal)).explained
