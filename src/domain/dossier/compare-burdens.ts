import { capitalize } from '../capitalize.ts'
import { burdenNames } from '../title-records/burden-names.ts'
import { describeDoubt, findBurdenState } from '../title-records/burden-state.ts'
import {
  type BurdenMention,
  type BurdenMentions,
  listBurdenMentions,
  nameSpeakers,
} from './burden-mentions.ts'
import { burdenWords, conjugate, inflect, namesBurden, readArticle } from './burden-words.ts'
import type { ClaimWriter } from './dossier-claims.ts'
import type { DossierTitleRecord } from './dossier-facts.ts'
import { citeClaim, createFinding, type DossierFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask, type DossierQuestion } from './dossier-questions.ts'
import { summarizeBurdens } from './summarize-burdens.ts'

type Burden = DossierTitleRecord['burdens'][number]

/** Compares each burden of the matrícula with what page and edital say of it. */
export const compareBurdens: SubjectComparison = (sources, write) => {
  const burdens = sources.titleRecord?.reading.burdens ?? []
  const mentions = listBurdenMentions(sources, write)
  const number = sources.titleRecord?.reading.property.registration ?? null
  const of = number === null ? '' : ` da matrícula nº ${number}`
  const rows = burdens.flatMap((burden, at) => {
    // An act may make two burdens, and a registry may give a number twice.
    const before = burdens.slice(0, at).filter(({ act }) => act === burden.act).length
    return compareBurden(burden, { of, before }, mentions, write) ?? []
  })
  return [...rows, summarizeBurdens(sources, mentions, rows, write)].filter(finding => finding !== null)
}

/** `null` of a cancelled burden that nobody else names: it stands in the summary. */
function compareBurden(
  burden: Burden,
  { of, before }: { of: string; before: number },
  mentions: BurdenMentions,
  write: ClaimWriter,
): DossierFinding | null {
  const { kind, act, cancelledBy, excerpt, page, certainty } = burden
  const words = burdenWords[kind]
  const about = ({ folded, denies }: BurdenMention): boolean => denies || namesBurden(folded, kind)
  const named = ({ denies }: BurdenMention): boolean => !denies
  const told = { page: mentions.page.filter(about), edital: mentions.edital.filter(about) }
  const all = [...told.page, ...told.edital]
  const state = findBurdenState(burden)
  if (state === 'cancelled' && !all.some(named)) return null
  const stateWords = {
    'in force': 'em vigor',
    uncertain: inflect('incert', kind),
    cancelled: `${inflect('cancelad', kind)} por ${cancelledBy ?? 'outro ato'}`,
  }
  // Words and page are of the act that cancels, where there is one.
  const claim = write.titleRecord(`${burdenNames[kind]}: ${stateWords[state]}`, {
    act: cancelledBy ?? act,
    page,
    quote: excerpt,
  })
  const row = {
    key: `burden ${act}${before === 0 ? '' : ` ${String(before + 1)}`}`,
    subject: 'burdens',
    title: `${burdenNames[kind]} (${act})`,
    claims: {
      page: told.page.map(mention => mention.claim),
      edital: told.edital.map(mention => mention.claim),
      titleRecord: [claim],
    },
  } as const
  if (state === 'cancelled') {
    const speakers = nameSpeakers(told, named, ['ainda cita', 'ainda citam'])
    return createFinding({
      ...row,
      state: 'contradiction',
      note: capitalize(`${speakers} ${words.noun}; a matrícula mostra o cancelamento.`),
    })
  }
  const isUncertain = state === 'uncertain'
  const denied = all.some(({ denies }) => denies)
  const doubt = describeDoubt(burden) ?? 'O texto não diz com certeza se ainda vale.'
  const unsure = certainty === 'high' || isUncertain ? '' : ' A leitura é incerta: confira no papel.'
  const isInForce = `${conjugate(kind, 'Está', 'Estão')} em vigor`
  return createFinding(
    {
      ...row,
      state: denied
        ? 'contradiction'
        : isUncertain
          ? 'unanswered'
          : all.some(named)
            ? 'agrees'
            : 'one source',
      weighs: true,
      burden: { kind, act, inForce: isUncertain ? null : true },
      note:
        (isUncertain
          ? doubt
          : denied
            ? `${isInForce}, mas ${nameSpeakers(told, ({ denies }) => denies, ['diz', 'dizem'])} que não há ônus.`
            : all.some(named)
              ? `${isInForce}, e ${nameSpeakers(told, named, ['avisa', 'avisam'])}.`
              : `Só a matrícula ${readArticle(kind)} mostra.`) + unsure,
    },
    {
      questions: askAboutBurden(burden, of, isUncertain ? doubt : null),
      openCosts: [{ name: `${words.cost} (${act})`, source: citeClaim(claim) }],
    },
  )
}

/** @param doubt why it may not be in force; `null` where it is */
function askAboutBurden({ kind, act }: Burden, of: string, doubt: string | null): DossierQuestion[] {
  const { noun } = burdenWords[kind]
  return ask(
    'burdens',
    [
      'registry',
      doubt === null
        ? `O que é preciso, e quanto custa, para cancelar ${noun} do ato ${act}${of}? Há pedido de baixa em andamento?`
        : `${capitalize(noun)} do ato ${act}${of} ainda ${conjugate(kind, 'vale', 'valem')}? ${doubt}`,
    ],
    [
      'lawyer',
      `${capitalize(noun)} do ato ${act} ${conjugate(kind, 'continua', 'continuam')} valendo depois da compra da Caixa? Quem ${readArticle(kind)} retira, em que prazo e por quanto?`,
    ],
  )
}
