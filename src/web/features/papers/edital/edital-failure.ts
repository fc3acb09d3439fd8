import { formatDecimal } from '#domain/format-decimal.ts'
import { editalFileSize, editalLengths } from '#contract/chat-limits.ts'
import { integerFormat } from '../../ui/format-text.ts'
import { describeFailure } from '../../data/call-failure.ts'

/** What went wrong, and what to do next. */
export interface EditalFailure {
  title: string
  advice: string
}

/** Describes why an explanation failed. */
export const describeEditalFailure = (error: unknown): EditalFailure => ({
  title: 'Falha ao explicar edital.',
  advice: describeFailure(error),
})

const mebibyte = 1024 * 1024

/** Formats megabytes, rounded up, so that a file above the limit never reads as the limit. */
const megabytes = (bytes: number): string =>
  `${formatDecimal(Math.ceil((bytes / mebibyte) * 10) / 10, 0, 1)} MB`

/** Returns why a file is not sent; `null` when it can be sent. */
export function findEditalFileProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): EditalFailure | null {
  if (type !== 'application/pdf' && !/\.pdf$/i.test(name))
    return { title: 'Este arquivo não é um PDF.', advice: 'Envie o edital em PDF ou cole o texto dele.' }
  if (size === 0)
    return { title: 'Este arquivo está vazio.', advice: 'Baixe o edital de novo ou cole o texto dele.' }
  if (size > editalFileSize)
    return {
      title: `Este PDF tem ${megabytes(size)}; o limite é ${megabytes(editalFileSize)}.`,
      advice: 'Cole o texto das condições ou envie só essas páginas.',
    }
  return null
}

/** Returns why a text is not sent because of its length, not counting white space around it; `null` otherwise. */
export const isEditalTooLong = (text: string): EditalFailure | null =>
  text.trim().length <= editalLengths.most
    ? null
    : {
        title: `O limite é de ${integerFormat(editalLengths.most)} caracteres.`,
        advice: 'Cole só as condições de venda, sem a relação de imóveis, ou envie o PDF.',
      }

/** The text under the field: the length so far and the suggested length. */
export const describeLength = (length: number): string =>
  length > editalLengths.most
    ? `${integerFormat(length)}: passa de ${integerFormat(editalLengths.most)}`
    : `${integerFormat(length)} de ${integerFormat(editalLengths.suggested)} sugeridos`
