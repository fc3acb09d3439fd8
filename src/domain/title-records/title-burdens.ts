import type { ReadTitleAct, TitleActKind } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

export const titleBurdenKinds = [
  'fiduciary-lien',
  'mortgage',
  'attachment',
  'pre-judgment-attachment',
  'unavailability',
  'usufruct',
  'easement',
  'restrictive-clauses',
  'lawsuit-notice',
  'lease',
  'other-burden',
] as const
export type TitleBurdenKind = (typeof titleBurdenKinds)[number]

/** The kind of burden that an act of a kind makes, `null` for none. */
export const burdenKind = (kind: TitleActKind): TitleBurdenKind | null =>
  (titleBurdenKinds as readonly string[]).includes(kind) ? (kind as TitleBurdenKind) : null

/** Why the text does not surely tell whether a burden is in force. */
export type BurdenDoubt =
  | 'several burdens of this kind and none is named'
  | 'cancelled in part'
  | 'the cancelling act names another kind'
  | 'another case is named'
  | 'sold by a court without a cancellation'
  | 'the holder died without a cancellation'
  | 'a cancellation names no act'
  | 'ended on a condition'
  | 'the contract that it rests on has ended'
  | 'words that were not understood'
  | 'the act of another matrícula is named'
  | 'the cancelling act was questioned'
  | 'converted into another burden'

/** A range of characters. */
export interface WordRange {
  start: number
  end: number
}

/** A burden that an act put on the property. */
export interface TitleBurden {
  kind: TitleBurdenKind
  /** The number of the act that made it. */
  act: string
  /** That act's place among the acts: numbers may be given twice. */
  actIndex: number
  /** `null`: the text does not surely tell. */
  inForce: boolean | null
  cancelledBy: string | null
  cancelledByIndex: number | null
  doubt: BurdenDoubt | null
  /** The number of the act that makes it doubtful. */
  doubtedBy: string | null
  /** Where the words stand that make it doubtful. */
  doubtWords: WordRange | null
}

/** How an act calls the burden that it ends. */
export const burdenKindWords: Readonly<Record<TitleBurdenKind, RegExp>> = {
  'fiduciary-lien': wordsPattern(String.raw`alien\w*\.? fid|fiduciari`),
  mortgage: wordsPattern(String.raw`h[iy]poth?ec`),
  attachment: wordsPattern(String.raw`penhora`),
  'pre-judgment-attachment': wordsPattern(String.raw`arresto|sequestro`),
  unavailability: wordsPattern(String.raw`indisponib|indisp\b|\bc\.?n\.?i\.?b\b`),
  usufruct: wordsPattern(String.raw`usufrut`),
  easement: wordsPattern(String.raw`servidao`),
  'restrictive-clauses': wordsPattern(
    String.raw`clausulas?|inalienabilidade|impenhorabilidade|incomunicabilidade|restric`,
  ),
  'lawsuit-notice': wordsPattern(
    String.raw`premonitoria|existencia d[aeo]|acao|execucao|ajuizamento|distribuicao`,
  ),
  lease: wordsPattern(String.raw`locacao|arrendamento`),
  'other-burden': wordsPattern(String.raw`onus|gravame`),
}

/** A burden with the act that made it, while a matrícula is being read. */
export interface MadeBurden extends TitleBurden {
  made: ReadTitleAct
  /** The act that ended it last, also where a later one leaves that in doubt. */
  lastEndedBy: ReadTitleAct | null
}

export function endBurden(burden: MadeBurden, act: ReadTitleAct): void {
  Object.assign(burden, {
    inForce: false,
    cancelledBy: act.number,
    cancelledByIndex: act.index,
    doubt: null,
    doubtedBy: null,
    doubtWords: null,
    lastEndedBy: act,
  })
}

/** The act says that the burden goes on, or that it came back. */
export function keepBurden(burden: MadeBurden): void {
  Object.assign(burden, {
    inForce: true,
    cancelledBy: null,
    cancelledByIndex: null,
    doubt: null,
    doubtedBy: null,
    doubtWords: null,
  })
}

/** The part of one who had the usufruct goes to another who has it: nothing of it ends. */
export const accruesToAnother = (act: ReadTitleAct, { kind }: TitleBurden): boolean =>
  kind === 'usufruct' && /acrescendo|(?<!fora\s|foi\s|sido\s)acrescid[oa]/.test(act.body)

/** Leaves a burden in doubt by words of an act; the range is one of the act's body, without one its beginning. */
export function doubtBurden(
  burden: MadeBurden,
  doubt: BurdenDoubt,
  { number, body, bodyStart }: ReadTitleAct,
  words: WordRange = { start: 0, end: Math.min(body.length, 120) },
): void {
  Object.assign(burden, {
    inForce: null,
    cancelledBy: null,
    cancelledByIndex: null,
    doubt,
    doubtedBy: number,
    doubtWords: { start: bodyStart + words.start, end: bodyStart + words.end },
  })
}
