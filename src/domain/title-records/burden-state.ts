import type { TitleBurdenKind } from './title-burdens.ts'
import type { ReadingCertainty } from './explain-title-record.ts'

/** What a kind of burden is called wherever it is shown. */
export const burdenNames: Readonly<Record<TitleBurdenKind, string>> = {
  'fiduciary-lien': 'Alienação fiduciária',
  mortgage: 'Hipoteca',
  attachment: 'Penhora',
  'pre-judgment-attachment': 'Arresto',
  unavailability: 'Indisponibilidade',
  usufruct: 'Usufruto',
  easement: 'Servidão',
  'restrictive-clauses': 'Cláusulas restritivas',
  'lawsuit-notice': 'Aviso de ação na Justiça',
  lease: 'Locação registrada',
  'other-burden': 'Outro ônus',
}

/** What is known of a burden now. */
export const burdenStates = ['in force', 'uncertain', 'cancelled'] as const
export type BurdenState = (typeof burdenStates)[number]

interface ReadBurden {
  inForce: boolean | null
  /** Why the text does not surely tell, in Portuguese. */
  reason: string | null
  certainty: ReadingCertainty
}

/** A cancellation whose letters were hardly recognized: who relies on it may buy the burden. */
const isHardlyRead = ({ inForce, certainty }: ReadBurden): boolean => inForce === false && certainty === 'low'

/** Returns what is known of a burden: one whose cancellation is hardly legible counts as uncertain. */
export const findBurdenState = (burden: ReadBurden): BurdenState =>
  burden.inForce === null || isHardlyRead(burden) ? 'uncertain' : burden.inForce ? 'in force' : 'cancelled'

/** Says why an uncertain burden is uncertain, in Portuguese; `null` of others, and where nothing says why. */
export const describeDoubt = (burden: ReadBurden): string | null =>
  isHardlyRead(burden)
    ? 'Um ato diz que foi cancelado, mas as letras estão pouco legíveis: confira no papel.'
    : burden.reason

/** Names the words that make a burden doubtful, in Portuguese; `null` where it is not, and of older readings. */
export const describeDoubtWords = ({ doubt }: { doubt?: string | null }): string | null =>
  doubt === null || doubt === undefined ? null : `Não entendi por inteiro: “${doubt}”`
