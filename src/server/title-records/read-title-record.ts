import { inlineTitleRecordLength } from '#contract/title-record-limits.ts'
import { explainTitleRecord } from '#domain/title-records/explain-title-record.ts'
import { Refusal } from '../http/refusal.ts'
import type { TitleRecordReader } from './title-record-reader.ts'
import type {
  ReadingProgress,
  TitleRecordReading,
  TitleRecordSource,
  UnreadableTitleRecord,
} from './title-record-reading.ts'

const reasons: Record<UnreadableTitleRecord, string> = {
  'unknown format':
    'Não conhecemos este tipo de arquivo. Envie um PDF, ou uma foto em JPEG, PNG, WebP ou HEIC.',
  encrypted: 'Este PDF pede senha. Salve uma cópia sem senha, ou cole o texto.',
  broken:
    'Não conseguimos abrir este arquivo: ele parece estar danificado. Envie-o de novo, ou cole o texto.',
  'without text':
    'Não achamos letras neste arquivo. Fotografe a matrícula de cima, com luz, uma página por foto, ou cole o texto.',
  'too long': 'Este arquivo tem texto demais para ser uma matrícula. Envie só as páginas dela.',
  'too many pages': 'Este PDF tem mais de 120 páginas. Envie só as páginas da matrícula.',
  'too many pictures':
    'Este PDF tem mais de 30 páginas digitalizadas. Envie só as páginas da matrícula, em partes.',
  'several pictures':
    'Este arquivo tem várias imagens numa só. Envie um PDF com as páginas, ou uma foto de cada vez.',
  'too much': 'Este arquivo é grande demais depois de aberto. Envie uma versão menor, ou cole o texto.',
  slow: 'Este arquivo demora demais para ser lido. Envie menos páginas de uma vez, ou cole o texto.',
}

/**
 * Reads a matrícula: a short text at once, anything else in a process of its own, of one person one at a time.
 * @param today the day of the reading (ISO)
 * @throws Refusal 422 unreadable_file, 429
 */
export async function readTitleRecordSource(
  source: TitleRecordSource,
  {
    reader,
    whose,
    today,
    signal,
    report,
  }: {
    reader: TitleRecordReader
    whose: string
    today: string
    signal: AbortSignal
    report?: (progress: ReadingProgress) => void
  },
): Promise<TitleRecordReading> {
  if ('text' in source && source.text.length <= inlineTitleRecordLength)
    return {
      explained: explainTitleRecord(source.text, { today }),
      text: source.text,
      pages: null,
      recognized: false,
    }
  const outcome = await reader.read({ source, today }, whose, { signal, ...(report && { report }) })
  if ('unreadable' in outcome) throw new Refusal('unreadable_file', reasons[outcome.unreadable])
  return outcome.read
}
