import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { DossierQuestion, QuestionAddressee } from '#domain/dossier/dossier-questions.ts'
import {
  type DossierGroup,
  type DossierRow,
  type DossierSubject,
  groupOfRow,
  type PaperSource,
} from '#domain/dossier/dossier-row.ts'
import { formatCount } from '#domain/format-count.ts'
import { listingName } from '../listing/listing-words.ts'

export const sourceNames: Readonly<Record<PaperSource, string>> = {
  page: 'Anúncio',
  edital: 'Edital',
  titleRecord: 'Matrícula',
}

export const groupTitles: Readonly<Record<DossierGroup, string>> = {
  contradiction: 'O que não bate',
  weighs: 'O que pesa',
  unanswered: 'Ainda sem resposta',
  rest: 'O resto',
}

/** The state of a row, in a few words. */
export const describeState = ({ state, weighs }: Pick<DossierRow, 'state' | 'weighs'>): string =>
  state === 'contradiction'
    ? 'Não bate'
    : state === 'unanswered'
      ? 'Sem resposta'
      : state === 'agrees'
        ? weighs
          ? 'Confere, e pesa'
          : 'Confere'
        : weighs
          ? 'Pesa'
          : 'Uma fonte só'

/** Subjects that the explainer of editais does not look for, and those that a matrícula does not state. */
const notOfEdital: readonly DossierSubject[] = [
  'registration',
  'registry',
  'owner',
  'negativeAuctions',
  'builtArea',
  'area',
  'landArea',
  'parking',
  'address',
  'reading',
  'certificate',
]
const notOfTitleRecord: readonly DossierSubject[] = ['dates', 'payment']

/** The state of a source; `none`: there is no such paper, as a demonstration has no page of the bank. */
type SourceState = 'read' | 'unread' | 'none' | 'wrong paper' | 'loading' | 'failed'
export type SourceStates = Readonly<Record<PaperSource, SourceState>>

/** The words in place of a source that does not mention a subject. */
export function describeSilence(source: PaperSource, subject: DossierSubject, states: SourceStates): string {
  if (source === 'edital' && notOfEdital.includes(subject)) return 'não se procura no edital'
  if (source === 'titleRecord' && notOfTitleRecord.includes(subject)) return 'a matrícula não trata disso'
  if (source === 'page' && (subject === 'certificate' || subject === 'reading'))
    return 'o anúncio não trata disso'
  const state = states[source]
  return state === 'unread' ? unread[source] : silences[state]
}

const silences: Readonly<Record<Exclude<SourceState, 'unread'>, string>> = {
  read: 'não diz',
  none: 'a demonstração não traz isso',
  'wrong paper': 'parece de outro imóvel: não usada',
  loading: 'carregando…',
  failed: 'o que a conta guarda não carregou',
}
const unread: Readonly<Record<PaperSource, string>> = {
  page: 'página não lida',
  edital: 'não lido',
  titleRecord: 'não lida',
}

const counted: readonly (readonly [DossierGroup, one: string, many: string])[] = [
  ['contradiction', 'ponto não bate', 'pontos não batem'],
  ['weighs', 'ponto pesa', 'pontos pesam'],
  ['unanswered', 'sem resposta', 'sem resposta'],
]

type CountedRow = Pick<DossierRow, 'state' | 'weighs'>

const countRows = (rows: readonly CountedRow[]): string[] =>
  counted.flatMap(([group, one, many]) => {
    const count = rows.filter(row => groupOfRow(row) === group).length
    return count === 0 ? [] : [formatCount(count, one, many)]
  })

/** `2 pontos não batem · 1 ponto pesa · 3 sem resposta` */
export const summarizeDossier = (rows: readonly CountedRow[]): string =>
  countRows(rows).join(' · ') || 'No que foi lido, nada se contradiz.'

/** `1 ponto pesa · 3 sem resposta · 2 custos fora da conta` */
export const describePoints = ({
  rows,
  openCosts,
  isTitleRecordRead,
}: {
  rows: readonly CountedRow[]
  /** How many costs the papers leave open. */
  openCosts: number
  isTitleRecordRead: boolean
}): string =>
  [
    ...(isTitleRecordRead ? [] : ['Falta ler a matrícula']),
    ...countRows(rows),
    ...(openCosts === 0 ? [] : [`${formatCount(openCosts, 'custo', 'custos')} fora da conta`]),
  ].join(' · ') || 'Vale até o dia da certidão lida.'

export const addresseeNames: Readonly<Record<QuestionAddressee, string>> = {
  registry: 'Ao cartório',
  lawyer: 'A um advogado',
  bank: 'À Caixa',
}

/** `Apartamento · Centro, Anápolis, GO, Caixa nº 123` */
const nameSubject = (property: PropertyDetail): string => `${listingName(property)}, Caixa nº ${property.id}`

/** The questions for one addressee, as they can be sent. */
export const writeQuestions = (property: PropertyDetail, questions: readonly DossierQuestion[]): string =>
  [
    `Sobre o imóvel: ${nameSubject(property)}`,
    ...questions.map(({ text }, at) => `${String(at + 1)}. ${text}`),
  ].join('\n')
