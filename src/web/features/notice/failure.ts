import { noticeFileSize, noticeLengths } from '#contract/chat-limits.ts'
import { integer } from '../../ui/format.ts'
import { wordsFor } from '../../data/call-failure.ts'

/** What went wrong, and what to do next. */
export interface Failure {
  title: string
  advice: string
}

/** Describes why an explanation failed. */
export const failureOf = (error: unknown): Failure => ({
  title: 'Falha ao explicar edital.',
  advice: wordsFor(error),
})

const mebibyte = 1024 * 1024

/** Formats megabytes, rounded up, so that a file above the limit never reads as the limit. */
const megabytes = (bytes: number): string =>
  `${(Math.ceil((bytes / mebibyte) * 10) / 10).toLocaleString('pt-BR')} MB`

/** Returns why a file is not sent; `null` when it can be sent. */
export function objectionTo({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): Failure | null {
  if (type !== 'application/pdf' && !/\.pdf$/i.test(name))
    return { title: 'Este arquivo não é um PDF.', advice: 'Envie o edital em PDF ou cole o texto dele.' }
  if (size === 0)
    return { title: 'Este arquivo está vazio.', advice: 'Baixe o edital de novo ou cole o texto dele.' }
  if (size > noticeFileSize)
    return {
      title: `Este PDF tem ${megabytes(size)}; o limite é ${megabytes(noticeFileSize)}.`,
      advice: 'Cole o texto das condições ou envie só essas páginas.',
    }
  return null
}

/** Returns why a text is not sent because of its length, not counting white space around it; `null` otherwise. */
export const tooLong = (text: string): Failure | null =>
  text.trim().length <= noticeLengths.most
    ? null
    : {
        title: `O limite é de ${integer(noticeLengths.most)} caracteres.`,
        advice: 'Cole só as condições de venda, sem a relação de imóveis, ou envie o PDF.',
      }

/** The text under the field: the length so far and the suggested length. */
export const lengthWords = (length: number): string =>
  length > noticeLengths.most
    ? `${integer(length)}: passa de ${integer(noticeLengths.most)}`
    : `${integer(length)} de ${integer(noticeLengths.suggested)} sugeridos`
