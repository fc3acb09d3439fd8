import { capitalize } from '../capitalize.ts'
import { burdenNames, describeDoubt, findBurdenState } from '../title-records/burden-state.ts'
import { burdenWords, conjugate, freeOfBurdens, inflect, namesBurden, readArticle } from './burden-words.ts'
import type { ClaimWriter } from './dossier-claims.ts'
import type { DossierSources, DossierTitleRecord } from './dossier-facts.ts'
import { citeClaim, createFinding, type DossierFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask, type DossierQuestion } from './dossier-questions.ts'
import { type TitleBurdenKind, titleBurdenKinds } from '../title-records/title-burdens.ts'
import { listFindingKinds } from '../edital/clauses/clause-findings.ts'
import { lawsuitRules } from '../edital/clauses/recognizers/lawsuits.ts'
import { foldText } from '../fold-text.ts'
import type { DossierClaim } from './dossier-row.ts'

/** A sentence of page or edital about burdens. */
interface BurdenMention {
  folded: string
  claim: DossierClaim
  /** Whether the mention says that there is no such burden. */
  denies: boolean
}

interface BurdenMentions {
  page: readonly BurdenMention[]
  edital: readonly BurdenMention[]
}

/** Lists what page and edital say of burdens. */
const listBurdenMentions = (sources: DossierSources, write: ClaimWriter): BurdenMentions => ({
  page: listPageMentions(sources, write),
  edital: listEditalMentions(sources, write),
})

/** Lists what the page's warnings state about burdens, and its description where that calls the property free. */
function listPageMentions({ listing: { bankPage } }: DossierSources, write: ClaimWriter): BurdenMention[] {
  if (bankPage === null) return []
  const sentences = [...bankPage.warnings, ...(bankPage.description ?? '').split(/(?<=[.;])\s+/)]
  return [...new Set(sentences)].flatMap(sentence => {
    const folded = foldText(sentence)
    const denies = freeOfBurdens.test(folded)
    return denies || titleBurdenKinds.some(kind => namesBurden(folded, kind))
      ? [{ folded, denies, claim: write.page(sentence) }]
      : []
  })
}

function listEditalMentions({ edital }: DossierSources, write: ClaimWriter): BurdenMention[] {
  return (edital?.reading.clauses ?? [])
    .filter(({ topic }) => topic === 'lawsuits' || topic === 'title')
    .flatMap(clause => {
      const folded = foldText(clause.excerpt)
      const denies =
        clause.topic === 'lawsuits' && listFindingKinds(lawsuitRules, clause.excerpt).includes('none')
      return denies || titleBurdenKinds.some(kind => namesBurden(folded, kind))
        ? [{ folded, denies, claim: write.edital(clause) }]
        : []
    })
}

/** Names who says something, with the verb in its number: `o edital diz`, `o anúncio e o edital dizem`. */
function nameSpeakers(
  { page, edital }: BurdenMentions,
  matches: (mention: BurdenMention) => boolean,
  [one, many]: readonly [one: string, many: string],
): string {
  const speakers = [page.some(matches) ? 'o anúncio' : '', edital.some(matches) ? 'o edital' : ''].filter(
    Boolean,
  )
  return `${speakers.join(' e ')} ${speakers.length === 1 ? one : many}`
}

/** The kinds that need not be recorded in a matrícula: lawsuits, leases, and the mixed last kind. */
const notAlwaysRecorded: readonly TitleBurdenKind[] = ['lawsuit-notice', 'lease', 'other-burden']

/** Summarizes the burdens that have no row of their own; `null` when there are none. */
function summarizeBurdens(
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
    const matches = ({ folded, denies }: BurdenMention): boolean =>
      !denies && unknown.some(kind => namesBurden(folded, kind))
    const names = unknown.map(kind => burdenWords[kind].noun).join(' e ')
    return createFinding(
      {
        ...row,
        key: 'burdens',
        claims,
        state: 'contradiction',
        note: capitalize(
          `${nameSpeakers(mentions, matches, ['cita', 'citam'])} ${names}: não está na matrícula lida.`,
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

type Burden = DossierTitleRecord['burdens'][number]

/** Compares each burden of the matrícula with what page and edital say of it. */
export const compareBurdens: SubjectComparison = (sources, write) => {
  const burdens = sources.titleRecord?.reading.burdens ?? []
  const mentions = listBurdenMentions(sources, write)
  const number = sources.titleRecord?.reading.property.registration ?? null
  const registrationWords = number === null ? '' : ` da matrícula nº ${number}`
  const rows = burdens.flatMap((burden, at) => {
    // An act may make two burdens, and a registry may give a number twice.
    const before = burdens.slice(0, at).filter(({ act }) => act === burden.act).length
    return compareBurden(burden, { registrationWords, before }, mentions, write) ?? []
  })
  return [...rows, summarizeBurdens(sources, mentions, rows, write)].filter(finding => finding !== null)
}

/**
 * Compares one burden of the matrícula with page and edital. Returns `null` for a cancelled burden that neither of them
 * names: the summary counts it.
 */
function compareBurden(
  burden: Burden,
  { registrationWords, before }: { registrationWords: string; before: number },
  mentions: BurdenMentions,
  write: ClaimWriter,
): DossierFinding | null {
  const { kind, act, cancelledBy, excerpt, page, certainty } = burden
  const words = burdenWords[kind]
  const concerns = ({ folded, denies }: BurdenMention): boolean => denies || namesBurden(folded, kind)
  const named = ({ denies }: BurdenMention): boolean => !denies
  const mentioned = { page: mentions.page.filter(concerns), edital: mentions.edital.filter(concerns) }
  const all = [...mentioned.page, ...mentioned.edital]
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
      page: mentioned.page.map(mention => mention.claim),
      edital: mentioned.edital.map(mention => mention.claim),
      titleRecord: [claim],
    },
  } as const
  if (state === 'cancelled') {
    const speakers = nameSpeakers(mentioned, named, ['ainda cita', 'ainda citam'])
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
            ? `${isInForce}, mas ${nameSpeakers(mentioned, ({ denies }) => denies, ['diz', 'dizem'])} que não há ônus.`
            : all.some(named)
              ? `${isInForce}, e ${nameSpeakers(mentioned, named, ['avisa', 'avisam'])}.`
              : `Só a matrícula ${readArticle(kind)} mostra.`) + unsure,
    },
    {
      questions: askAboutBurden(burden, registrationWords, isUncertain ? doubt : null),
      openCosts: [{ name: `${words.cost} (${act})`, source: citeClaim(claim) }],
    },
  )
}

/** @param doubt why it may not be in force; `null` where it is */
function askAboutBurden(
  { kind, act }: Burden,
  registrationWords: string,
  doubt: string | null,
): DossierQuestion[] {
  const { noun } = burdenWords[kind]
  return ask(
    'burdens',
    [
      'registry',
      doubt === null
        ? `O que é preciso, e quanto custa, para cancelar ${noun} do ato ${act}${registrationWords}? Há pedido de baixa em andamento?`
        : `${capitalize(noun)} do ato ${act}${registrationWords} ainda ${conjugate(kind, 'vale', 'valem')}? ${doubt}`,
    ],
    [
      'lawyer',
      `${capitalize(noun)} do ato ${act} ${conjugate(kind, 'continua', 'continuam')} valendo depois da compra da Caixa? Quem ${readArticle(kind)} retira, em que prazo e por quanto?`,
    ],
  )
}
