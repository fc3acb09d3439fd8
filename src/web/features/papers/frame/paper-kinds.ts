import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { editalFileSize, editalLengths } from '#contract/chat-limits.ts'
import { titleRecordFileSize, titleRecordLength } from '#contract/title-record-limits.ts'
import { integerFormat } from '../../../ui/format-text.ts'

/** The forms in which people send a paper, and the page's words for them. */
export interface PaperRules {
  /** As a tab and a heading name it. */
  name: string
  /** What it does, as a button and a form say it. */
  action: string
  /** The action on its way. */
  acting: string
  textLabel: string
  placeholder: string
  fileLabel: string
  fileButton: string
  /** Of the file field. */
  accept: string
  /** Whether pictures are read, too. */
  takesPictures: boolean
  /** Bytes of a file at most. */
  fileSize: number
  /** Characters of a text at most. */
  length: number
  /** The length that the field suggests; `null` for none. */
  suggested: number | null
  /** What can be sent, said before. */
  limits: string
  /** What is stored of the paper, stated before it is sent. */
  keeping: string
  reading: string
  readingLong: string
  failure: string
  dropHere: string
}

export const paperRules: Readonly<Record<PaperKind, PaperRules>> = {
  'title-record': {
    name: 'Matrícula',
    action: 'Ler a matrícula',
    acting: 'Lendo…',
    textLabel: 'Texto da matrícula',
    placeholder: 'Cole o texto da matrícula, ou solte aqui o PDF ou as fotos',
    fileLabel: 'PDF ou fotos da matrícula',
    fileButton: 'Enviar PDF ou fotos',
    accept: 'application/pdf,.pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif',
    takesPictures: true,
    fileSize: titleRecordFileSize,
    length: titleRecordLength,
    suggested: null,
    limits:
      'PDF, mesmo digitalizado, ou fotos (JPEG, PNG, WebP ou HEIC), até 25 MB e 30 páginas de imagem. Várias fotos viram um documento só, na ordem dos nomes.',
    keeping: 'Nada é guardado, a não ser que você peça depois.',
    reading: 'Lendo a matrícula…',
    readingLong: 'Ainda lendo: reconhecer letras leva alguns segundos por página…',
    failure: 'A matrícula não foi lida.',
    dropHere: 'Solte o PDF ou as fotos',
  },
  edital: {
    name: 'Edital',
    action: 'Explicar',
    acting: 'Explicando…',
    textLabel: 'Texto do edital',
    placeholder: 'Cole o texto do edital ou solte o PDF aqui',
    fileLabel: 'PDF do edital',
    fileButton: 'Enviar PDF',
    accept: 'application/pdf,.pdf',
    takesPictures: false,
    fileSize: editalFileSize,
    length: editalLengths.most,
    suggested: editalLengths.suggested,
    limits: 'PDF com texto, até 15 MB.',
    keeping:
      'O texto que você cola fica neste aparelho até ser explicado; nada mais é guardado, a não ser que você peça depois.',
    reading: 'Lendo o edital…',
    readingLong: 'Ainda lendo: um edital longo leva mais…',
    failure: 'Falha ao explicar edital.',
    dropHere: 'Solte o PDF para explicar',
  },
}

/** The text under the field: the length so far and, where there is one, the suggested length. */
export function describeLength({ length: most, suggested }: PaperRules, length: number): string {
  if (length > most) return `${integerFormat(length)}: passa de ${integerFormat(most)}`
  if (suggested !== null) return `${integerFormat(length)} de ${integerFormat(suggested)} sugeridos`
  return length === 0
    ? `Até ${integerFormat(most)} caracteres`
    : `${integerFormat(length)} de até ${integerFormat(most)} caracteres`
}
