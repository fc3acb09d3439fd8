import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { formatDecimal } from '#domain/format-decimal.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { RequestRefused, ServerFailing, ServerUnreachable } from '../../../data/api-client.ts'
import { describeFailure } from '../../../data/call-failure.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import { paperRules } from '../frame/paper-kinds.ts'

/** What went wrong, and what to do next. */
export interface PaperFailure {
  title: string
  advice: string
  /** Where to go on, when trying again does not help. */
  way?: { to: string; name: string }
}

const accountEnded: ReadonlySet<string | null> = new Set(['access_expired', 'plan_suspended'])

function advise(error: unknown): string {
  if (error instanceof ServerFailing)
    return 'Algo deu errado do nosso lado. O que você trouxe continua aqui: tente de novo em instantes.'
  if (error instanceof ServerUnreachable)
    return 'Sem conexão com o servidor, e a leitura é feita nele. O que você trouxe continua aqui: tente de novo quando a conexão voltar.'
  return describeFailure(error)
}

/** Describes why a paper was not read. */
export const describePaperFailure = (kind: PaperKind, error: unknown): PaperFailure => ({
  title: paperRules[kind].failure,
  advice: advise(error),
  ...(error instanceof RequestRefused &&
    accountEnded.has(error.code) && { way: { to: pagePaths.profile, name: 'Ver o seu plano' } }),
})

const mebibyte = 1024 * 1024

/** Formats megabytes, rounded up, so that a file above the limit never reads as the limit. */
export const megabytes = (bytes: number): string =>
  `${formatDecimal(Math.ceil((bytes / mebibyte) * 10) / 10, 0, 1)} MB`

type FileFacts = Pick<File, 'name' | 'type' | 'size'>

const isPdf = ({ name, type }: FileFacts): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)
const isPicture = ({ name, type }: FileFacts): boolean =>
  /^image\/(?:jpe?g|png|webp|hei[cf])$/.test(type) || /\.(?:jpe?g|png|webp|hei[cf])$/i.test(name)

/** Pages of pictures that are read together. */
const maxPictures = 30

/** Returns why files are not sent; `null` when they can be. */
export function findFileProblem(kind: PaperKind, files: readonly FileFacts[]): PaperFailure | null {
  const { takesPictures, fileSize } = paperRules[kind]
  const pdfs = files.filter(isPdf)
  if (!takesPictures && pdfs.length < files.length)
    return { title: 'Este arquivo não é um PDF.', advice: 'Envie o edital em PDF ou cole o texto dele.' }
  if (files.some(file => !isPdf(file) && !isPicture(file)))
    return {
      title: 'Este arquivo não é um PDF nem uma foto.',
      advice: 'Envie um PDF, ou fotos em JPEG, PNG, WebP ou HEIC; ou cole o texto.',
    }
  if (files.some(({ size }) => size === 0))
    return { title: 'Este arquivo está vazio.', advice: 'Baixe o arquivo de novo ou cole o texto dele.' }
  if (pdfs.length > 0 && files.length > 1)
    return {
      title: 'Um PDF vai sozinho.',
      advice: takesPictures
        ? 'Envie um PDF de cada vez. Só fotos podem ir juntas.'
        : 'Envie um PDF de cada vez.',
    }
  if (files.length > maxPictures)
    return {
      title: `São ${integerFormat(files.length)} fotos; o limite é ${String(maxPictures)}.`,
      advice: 'Envie as páginas em partes.',
    }
  const [file] = files
  // Several pictures become smaller as they are joined.
  if (files.length === 1 && file !== undefined && file.size > fileSize)
    return {
      title: `Este ${isPdf(file) ? 'PDF' : 'arquivo'} tem ${megabytes(file.size)}; o limite é ${megabytes(fileSize)}.`,
      advice: isPdf(file)
        ? 'Cole o texto ou envie só as páginas que importam.'
        : 'Envie uma foto menor ou cole o texto.',
    }
  return null
}

/** Returns why a text is not sent because of its length, not counting white space around it; `null` otherwise. */
export function findTextProblem(kind: PaperKind, text: string): PaperFailure | null {
  const { length } = paperRules[kind]
  if (text.trim().length <= length) return null
  return {
    title: `O limite é de ${integerFormat(length)} caracteres.`,
    advice:
      kind === 'edital'
        ? 'Cole só as condições de venda, sem a relação de imóveis, ou envie o PDF.'
        : 'Cole só a matrícula, ou envie o PDF.',
  }
}
