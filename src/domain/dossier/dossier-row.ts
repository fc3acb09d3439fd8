import type { TitleBurdenKind } from '../title-records/title-burdens.ts'

/** What a row of the dossier is about, in the order in which rows of one group stand. */
export const dossierSubjects = [
  'registration',
  'registry',
  'reading',
  'owner',
  'burdens',
  'negativeAuctions',
  'builtArea',
  'area',
  'landArea',
  'parking',
  'address',
  'occupancy',
  'condominium',
  'taxes',
  'dates',
  'payment',
  'certificate',
] as const
export type DossierSubject = (typeof dossierSubjects)[number]

/** `unanswered`: no source says it, or what they say cannot be compared. */
const dossierStates = ['contradiction', 'unanswered', 'one source', 'agrees'] as const
export type DossierState = (typeof dossierStates)[number]

export const paperSources = ['page', 'edital', 'titleRecord'] as const
export type PaperSource = (typeof paperSources)[number]

/** The statement of one source, with its place. Texts are for people, in Portuguese. */
export interface DossierClaim {
  words: string
  /** The source's own words, names masked; `null` where `words` are them or the source has no prose. */
  quote: string | null
  /** `AV-5`, `cláusula 5.1` */
  place: string | null
  page: number | null
  /** The paper and its day: `Matrícula, certidão de 10 nov. 2026`. */
  source: string
}

/** One subject, and the statement of each source about it. */
export interface DossierRow {
  /** The subject; of one burden, with its act: `burden AV-5`. */
  key: string
  subject: DossierSubject
  title: string
  claims: Readonly<Record<PaperSource, readonly DossierClaim[]>>
  state: DossierState
  /** It bears on the purchase though no source contradicts another. */
  weighs: boolean
  /** What the state means here; empty where the claims say it all. */
  note: string
  /** The burden that it is about and that is not surely cancelled; `inForce: null` = the text does not say. */
  burden: { kind: TitleBurdenKind; act: string; inForce: true | null } | null
}

/** In which part of the dossier a row stands. */
export const dossierGroups = ['contradiction', 'weighs', 'unanswered', 'rest'] as const
export type DossierGroup = (typeof dossierGroups)[number]

/** Returns the group under which a row of the dossier is listed. */
export const groupOfRow = ({ state, weighs }: Pick<DossierRow, 'state' | 'weighs'>): DossierGroup =>
  state === 'contradiction'
    ? 'contradiction'
    : weighs
      ? 'weighs'
      : state === 'unanswered'
        ? 'unanswered'
        : 'rest'

/** Orders rows by their group, then by subject. */
export const compareRows = (a: DossierRow, b: DossierRow): number =>
  dossierGroups.indexOf(groupOfRow(a)) - dossierGroups.indexOf(groupOfRow(b)) ||
  dossierSubjects.indexOf(a.subject) - dossierSubjects.indexOf(b.subject)
