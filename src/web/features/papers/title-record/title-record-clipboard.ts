import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { capitalize } from '#domain/capitalize.ts'
import { burdenNames } from '#domain/title-records/burden-names.ts'
import { burdenStates, describeDoubt } from '#domain/title-records/burden-state.ts'
import { notAdvice } from '../frame/paper-notes.ts'
import type { Burden } from './answer-parts.ts'
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
import { burdenGroupTitles } from './burden-signs.ts'
import { formatShortDate } from '#domain/format-figures.ts'

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [[title, ...lines.map(line => `- ${line}`)].join('\n')]

const writeBurden = (burden: Burden, acts: TitleRecordAnswer['acts']): string =>
  [
    `${burdenNames[burden.kind]}: ${describeSource(burden, acts)}, página ${String(burden.page)}. ${certaintyWords[burden.certainty]}.`,
    describeDoubt(burden),
    `“${burden.excerpt}”`,
  ]
    .filter(Boolean)
    .join(' ')

/** Returns the whole reading as text for the clipboard. */
export function writeTitleRecord(answer: TitleRecordAnswer, name: string | null, today: string): string {
  const groups = groupBurdens(answer.burdens)
  const auctions = describeNegativeAuctions(answer)
  return [
    name === null ? 'Matrícula lida' : `Matrícula lida: ${name}`,
    writeAnswer(answer),
    answer.certificateDate === null
      ? 'Certidão sem data no texto.'
      : `Certidão de ${describeCertificate(answer.certificateDate, today)}.`,
    ...list('Ressalvas, antes de confiar', listReservations(answer)),
    ...list(
      'Quem é dono',
      answer.owners.map(owner => capitalize(describeOwner(owner))),
    ),
    ...burdenStates.flatMap(state =>
      list(
        burdenGroupTitles[state],
        groups[state].map(burden => writeBurden(burden, answer.acts)),
      ),
    ),
    ...list(
      'O imóvel',
      listPropertyFacts(answer).map(({ label, value }) => `${label}: ${value}`),
    ),
    auctions && `Leilões negativos\n${auctions}`,
    ...list('O que não está no texto', answer.missing),
    ...list(
      'Todos os atos',
      answer.acts.map(({ number, kind, date, page }) =>
        [`${number}: ${actNames[kind]}`, date && formatShortDate(date), `página ${String(page)}`]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    notAdvice,
  ]
    .filter(Boolean)
    .join('\n\n')
}
