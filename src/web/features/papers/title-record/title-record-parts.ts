import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { capitalize } from '#domain/capitalize.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import {
  burdenNames,
  burdenStates,
  describeDoubt,
  describeDoubtWords,
} from '#domain/title-records/burden-state.ts'
import { notAdvice } from '../frame/paper-notes.ts'
import type { Act, Burden } from './answer-parts.ts'
import { burdenGroupTitles } from './burden-signs.ts'
import {
  actNames,
  certaintyWords,
  describeCertificate,
  describeNegativeAuctions,
  describeOwner,
  describeSource,
  groupBurdens,
  listPropertyFacts,
  listReservations,
  writeAnswer,
} from './title-record-words.ts'

/** One group of a reading, as it is written out of the page: on paper and as text. */
export type TitleRecordPart = { title: string } & (
  | { kind: 'lines'; items: readonly string[] }
  | { kind: 'burdens'; items: readonly WrittenBurden[] }
  | { kind: 'acts'; items: readonly WrittenAct[] }
)

interface WrittenBurden {
  name: string
  /** Its act, page and certainty. */
  source: string
  doubt: string | null
  excerpt: string
}

interface WrittenAct {
  number: string
  name: string
  date: string | null
  page: number
}

/** A whole reading, written out of the page. */
interface WrittenTitleRecord {
  answer: string
  certificate: string
  /** None is empty. */
  parts: readonly TitleRecordPart[]
  notAdvice: string
}

const writeBurden = (burden: Burden, acts: readonly Act[]): WrittenBurden => ({
  name: burdenNames[burden.kind],
  source: `${describeSource(burden, acts)}, página ${String(burden.page)}. ${certaintyWords[burden.certainty]}.`,
  doubt: [describeDoubt(burden), describeDoubtWords(burden)].filter(said => said !== null).join(' ') || null,
  excerpt: burden.excerpt,
})

const writeAct = ({ number, kind, date, page }: Act): WrittenAct => ({
  number,
  name: actNames[kind],
  date: date && formatShortDate(date),
  page,
})

/** Writes a whole reading out of its page, group by group. */
export function writeTitleRecordParts(reading: TitleRecordAnswer, today: string): WrittenTitleRecord {
  const { acts, certificateDate } = reading
  const burdens = groupBurdens(reading.burdens)
  const auctions = describeNegativeAuctions(reading)
  const lines = (title: string, items: readonly string[]): TitleRecordPart => ({
    kind: 'lines',
    title,
    items,
  })
  const parts: TitleRecordPart[] = [
    lines('Ressalvas, antes de confiar', listReservations(reading)),
    lines(
      'Quem é dono',
      reading.owners.map(owner => capitalize(describeOwner(owner))),
    ),
    ...burdenStates.map(state => ({
      kind: 'burdens' as const,
      title: burdenGroupTitles[state],
      items: burdens[state].map(burden => writeBurden(burden, acts)),
    })),
    lines('Leilões negativos', auctions === null ? [] : [auctions]),
    lines(
      'O imóvel, no texto',
      listPropertyFacts(reading).map(({ label, value }) => `${label}: ${value}`),
    ),
    lines('O que não está no texto', reading.missing),
    { kind: 'acts', title: 'Todos os atos', items: acts.map(writeAct) },
  ]
  return {
    answer: writeAnswer(reading),
    certificate:
      certificateDate === null
        ? 'Certidão sem data no texto.'
        : `Certidão de ${describeCertificate(certificateDate, today)}.`,
    parts: parts.filter(({ items }) => items.length > 0),
    notAdvice,
  }
}
