import { capitalize } from '../capitalize.ts'
import { burdenNames } from '../title-records/burden-names.ts'
import { findBurdenState } from '../title-records/burden-state.ts'
import { type TitleBurdenKind, titleBurdenKinds } from '../title-records/title-burdens.ts'
import { type BurdenMention, type BurdenMentions, nameSpeakers } from './burden-mentions.ts'
import { burdenWords, inflect, namesBurden } from './burden-words.ts'
import type { ClaimWriter } from './dossier-claims.ts'
import type { DossierSources } from './dossier-facts.ts'
import { createFinding, type DossierFinding } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'

/** Lawsuits and leases need not stand in a matrícula; the last kind is no one thing. */
const notAlwaysRecorded: readonly TitleBurdenKind[] = ['lawsuit-notice', 'lease', 'other-burden']

/** What is to be said of burdens beyond those that have a row of their own; `null` where that is nothing. */
export function summarizeBurdens(
  { titleRecord }: DossierSources,
  mentions: BurdenMentions,
  rows: readonly DossierFinding[],
  write: ClaimWriter,
): DossierFinding | null {
  const all = [...mentions.page, ...mentions.edital]
  const row = {
    subject: 'burdens',
    title: 'Ônus',
    claims: {
      page: mentions.page.map(({ claim }) => claim),
      edital: mentions.edital.map(({ claim }) => claim),
    },
  } as const
  if (titleRecord === null) return createFinding({ ...row, state: 'unanswered' })
  const { acts, burdens } = titleRecord.reading
  if (acts.length === 0)
    return createFinding(
      {
        ...row,
        state: 'unanswered',
        weighs: true,
        note: 'Nenhum ato foi encontrado no que foi lido: não se sabe o que pesa sobre o imóvel.',
      },
      { questions: ask('burdens', ['registry', 'Que ônus e ações constam na matrícula hoje?']) },
    )
  const cancelled = burdens.filter(burden => findBurdenState(burden) === 'cancelled')
  const areAllCancelled = burdens.length === cancelled.length
  const claims = {
    ...row.claims,
    titleRecord: [
      ...(areAllCancelled ? [write.titleRecord('Nenhum ônus em vigor no que foi lido')] : []),
      ...cancelled.map(({ kind, act, cancelledBy, page, excerpt }) =>
        write.titleRecord(
          `${burdenNames[kind]}: ${inflect('cancelad', kind)} por ${cancelledBy ?? 'outro ato'}`,
          { act, page, quote: excerpt },
        ),
      ),
    ],
  }
  const kinds = new Set(burdens.map(({ kind }) => kind))
  const unknown = titleBurdenKinds.filter(
    kind =>
      !notAlwaysRecorded.includes(kind) &&
      !kinds.has(kind) &&
      all.some(({ folded, denies }) => !denies && namesBurden(folded, kind)),
  )
  if (unknown.length > 0) {
    const says = ({ folded, denies }: BurdenMention): boolean =>
      !denies && unknown.some(kind => namesBurden(folded, kind))
    const names = unknown.map(kind => burdenWords[kind].noun).join(' e ')
    return createFinding(
      {
        ...row,
        key: 'burdens',
        claims,
        state: 'contradiction',
        note: capitalize(
          `${nameSpeakers(mentions, says, ['cita', 'citam'])} ${names}: não está na matrícula lida.`,
        ),
      },
      {
        questions: ask('burdens', [
          'registry',
          `O anúncio ou o edital cita ${names}. Consta na matrícula, ou em certidão mais nova que a lida?`,
        ]),
      },
    )
  }
  if (rows.length > 0 && cancelled.length === 0) return null
  if (!areAllCancelled)
    return createFinding({
      ...row,
      key: 'cancelled burdens',
      title: 'Ônus cancelados',
      claims: { titleRecord: claims.titleRecord },
      state: 'one source',
    })
  return createFinding({
    ...row,
    claims,
    state: all.some(({ denies }) => denies) ? 'agrees' : 'one source',
    note: 'Vale até o dia da certidão; dívidas e ações sem registro não aparecem numa matrícula.',
  })
}
