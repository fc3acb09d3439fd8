import type { ClaimWriter } from './dossier-claims.ts'
import type { DossierSources } from './dossier-facts.ts'
import type { DossierQuestion } from './dossier-questions.ts'
import type { DossierClaim, DossierRow, DossierState } from './dossier-row.ts'

/** A cost that a paper shows and no paper puts a figure to. */
export interface OpenCost {
  /** `Baixa da penhora (AV-5)` */
  name: string
  /** `Matrícula, certidão de 10 nov. 2026, AV-5, página 3` */
  source: string
  /** The debt whose own answer closes it. */
  debt?: 'condominium' | 'taxes'
}

/** A statement of a paper that the person may take over into the own answers. */
export type AnswerOffer =
  | { question: 'occupancy'; value: 'vacant' | 'occupied'; source: string }
  /** Reais. */
  | { question: 'debts'; debt: 'condominium' | 'taxes'; value: number; source: string }

/** The result of comparing one subject. */
export interface DossierFinding {
  row: DossierRow
  questions: DossierQuestion[]
  openCosts: OpenCost[]
  offers: AnswerOffer[]
}

/** Compares one subject in all sources; empty when there is nothing to report. */
export type SubjectComparison = (sources: DossierSources, write: ClaimWriter) => DossierFinding[]

type GivenRow = Omit<Partial<DossierRow>, 'claims'> &
  Pick<DossierRow, 'subject' | 'title' | 'state'> & { claims?: Partial<DossierRow['claims']> }

/** Creates a finding whose missing parts are empty. */
export const createFinding = (
  { claims = {}, ...row }: GivenRow,
  consequences: Partial<Omit<DossierFinding, 'row'>> = {},
): DossierFinding => ({
  row: {
    key: row.subject,
    weighs: false,
    note: '',
    burden: null,
    ...row,
    claims: { page: [], edital: [], titleRecord: [], ...claims },
  },
  questions: [],
  openCosts: [],
  offers: [],
  ...consequences,
})

/** Judges what sources say: `null` = that source does not say it. What is unknown never agrees. */
export function judgeValues<Value>(
  values: readonly (Value | null)[],
  isSame: (a: Value, b: Value) => boolean,
): DossierState {
  const [first, ...others] = values.filter(value => value !== null)
  if (first === undefined) return 'unanswered'
  if (others.length === 0) return 'one source'
  return others.every(other => isSame(first, other)) ? 'agrees' : 'contradiction'
}

/** `Matrícula, certidão de 10 nov. 2026, AV-5, página 3` */
export const citeClaim = ({ source, place, page }: DossierClaim): string =>
  [source, place, page === null ? null : `página ${String(page)}`].filter(Boolean).join(', ')

/** Whether the bank page is about the present sale: only then do its terms apply. */
export const isPageOfThisSale = ({ listing: { modality, bankPage } }: DossierSources): boolean =>
  bankPage !== null && (bankPage.modality === null || modality === null || bankPage.modality === modality)
