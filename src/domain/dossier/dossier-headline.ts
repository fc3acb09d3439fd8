import { formatCount } from '../format-count.ts'
import type { Dossier } from './build-dossier.ts'
import { burdenWords, conjugate, readArticle } from './burden-words.ts'
import { type DossierRow, type DossierSubject, groupOfRow } from './dossier-row.ts'

/** The worst of a dossier, which stands beside the verdict, in Portuguese. */
export interface DossierHeadline {
  text: string
  /** The worst group of the dossier; `null` where nothing contradicts and nothing weighs. */
  group: 'contradiction' | 'weighs' | null
}

type RowBurden = NonNullable<DossierRow['burden']>

/** `a penhora (AV-9)` */
const nameBurden = ({ kind, act }: RowBurden): string => `${burdenWords[kind].noun} (${act})`

/** `uma penhora em vigor (AV-9)` */
function introduceBurden({ kind, act }: RowBurden): string {
  const name = burdenWords[kind].noun.slice(readArticle(kind).length + 1)
  const article = conjugate(kind, readArticle(kind) === 'a' ? 'uma ' : 'um ', '')
  return `${article}${name} em vigor (${act})`
}

/** Titles that would say something else within the sentence. */
const otherNames: Partial<Record<DossierSubject, string>> = {
  reading: 'o que a leitura da matrícula avisa',
  negativeAuctions: 'averbação dos leilões negativos',
  taxes: 'IPTU e tributos em atraso',
}

/** A row's title within a sentence. */
const nameRow = ({ subject, title }: DossierRow): string =>
  otherNames[subject] ?? `${title.charAt(0).toLowerCase()}${title.slice(1)}`

function nameRows([first, ...others]: readonly [DossierRow, ...DossierRow[]]): string {
  return others.length === 0
    ? nameRow(first)
    : `${nameRow(first)} e mais ${formatCount(others.length, 'ponto', 'pontos')}`
}

const isAny = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0

function writeHeadline({ rows, isWrongPaper }: Pick<Dossier, 'rows' | 'isWrongPaper'>): string {
  if (isWrongPaper) return 'A matrícula lida parece ser de outro imóvel'
  const inForce = rows.flatMap(({ burden }) => (burden?.inForce === true ? [burden] : []))
  if (isAny(inForce))
    return inForce.length === 1
      ? `A matrícula lida mostra ${introduceBurden(inForce[0])}`
      : `A matrícula lida mostra ${inForce.length} ônus em vigor, entre eles ${nameBurden(inForce[0])}`
  const contradictions = rows.filter(row => groupOfRow(row) === 'contradiction')
  if (isAny(contradictions))
    return `${contradictions.length === 1 ? 'Não bate' : 'Não batem'}: ${nameRows(contradictions)}`
  const uncertain = rows.find(({ burden }) => burden?.inForce === null)?.burden
  if (uncertain)
    return `Não se sabe se ${nameBurden(uncertain)} ainda ${conjugate(uncertain.kind, 'vale', 'valem')}`
  const weighing = rows.filter(row => groupOfRow(row) === 'weighs')
  if (isAny(weighing)) return `Confira antes: ${nameRows(weighing)}`
  return 'No que foi lido, nada se contradiz nem pesa'
}

/**
 * Writes the worst of a dossier as one sentence: a matrícula of another property, else what burdens are in force, else
 * what contradicts, else what weighs.
 */
export function writeDossierHeadline(dossier: Pick<Dossier, 'rows' | 'isWrongPaper'>): DossierHeadline {
  const groups = new Set(dossier.rows.map(groupOfRow))
  return {
    text: writeHeadline(dossier),
    group: groups.has('contradiction') ? 'contradiction' : groups.has('weighs') ? 'weighs' : null,
  }
}
