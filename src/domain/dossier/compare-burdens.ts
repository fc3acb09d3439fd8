import { foldText } from '../fold-text.ts'
import { listFindingKinds } from '../edital/clauses/clause-findings.ts'
import { lawsuitRules } from '../edital/clauses/recognizers/lawsuits.ts'
import { titleBurdenKinds } from '../title-records/title-burdens.ts'
import { burdenWords, freeOfBurdens, namesBurden } from './burden-words.ts'
import type { ClaimWriter } from './dossier-claims.ts'
import type { DossierSources, DossierTitleRecord } from './dossier-facts.ts'
import { citeClaim, createFinding, type DossierFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'
import type { DossierClaim } from './dossier-row.ts'

type Burden = DossierTitleRecord['burdens'][number]

/** A sentence of page or edital about burdens. */
interface Mention {
  folded: string
  claim: DossierClaim
  /** It says that there is none. */
  denies: boolean
}

/** Lists what the page's warnings, and its description where that calls the property free, say of burdens. */
function listPageMentions({ listing: { bankPage } }: DossierSources, write: ClaimWriter): Mention[] {
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

function listEditalMentions({ edital }: DossierSources, write: ClaimWriter): Mention[] {
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

/** Compares each burden of the matrícula with what page and edital say of it. */
export const compareBurdens: SubjectComparison = (sources, write) => {
  const burdens = sources.titleRecord?.reading.burdens ?? []
  const mentions = {
    page: listPageMentions(sources, write),
    edital: listEditalMentions(sources, write),
  }
  const number = sources.titleRecord?.reading.property.registration ?? null
  const of = number === null ? '' : ` da matrícula nº ${number}`
  const rows = burdens.flatMap((burden, at) => {
    // An act may make two burdens, and a registry may give a number twice.
    const before = burdens.slice(0, at).filter(({ act }) => act === burden.act).length
    return compareBurden(burden, { of, before }, mentions, write) ?? []
  })
  return [...rows, summarizeBurdens(sources, mentions, rows, write)].filter(finding => finding !== null)
}

interface Mentions {
  page: readonly Mention[]
  edital: readonly Mention[]
}

/** `null` of a cancelled burden that nobody else names: it stands in the summary. */
function compareBurden(
  burden: Burden,
  { of, before }: { of: string; before: number },
  mentions: Mentions,
  write: ClaimWriter,
): DossierFinding | null {
  const { kind, act, inForce, cancelledBy, reason, excerpt, page, certainty } = burden
  const words = burdenWords[kind]
  const about = ({ folded, denies }: Mention): boolean => denies || namesBurden(folded, kind)
  const told = { page: mentions.page.filter(about), edital: mentions.edital.filter(about) }
  const all = [...told.page, ...told.edital]
  const named = all.some(({ denies }) => !denies)
  const denied = all.some(({ denies }) => denies)
  if (inForce === false && !named) return null
  const state =
    inForce === null ? 'incerto' : inForce ? 'em vigor' : `cancelado por ${cancelledBy ?? 'outro ato'}`
  // Words and page are of the act that cancels, where there is one.
  const claim = write.titleRecord(`${words.name}: ${state}`, {
    act: cancelledBy ?? act,
    page,
    quote: excerpt,
  })
  const row = {
    key: `burden ${act}${before === 0 ? '' : ` ${String(before + 1)}`}`,
    subject: 'burdens',
    title: `${words.name} (${act})`,
    claims: {
      page: told.page.map(mention => mention.claim),
      edital: told.edital.map(mention => mention.claim),
      titleRecord: [claim],
    },
  } as const
  if (inForce === false) {
    const speakers = nameSpeakers(told, ({ denies }) => !denies, ['ainda cita', 'ainda citam'])
    return createFinding({
      ...row,
      state: 'contradiction',
      note: capitalize(`${speakers} ${words.noun}; a matrícula mostra o cancelamento.`),
    })
  }
  const unsure = certainty === 'high' ? '' : ' A leitura é incerta: confira no papel.'
  return createFinding(
    {
      ...row,
      state: denied ? 'contradiction' : inForce === null ? 'unanswered' : named ? 'agrees' : 'one source',
      weighs: true,
      note:
        (inForce === null
          ? (reason ?? 'O texto não diz com certeza se ainda vale.')
          : denied
            ? `Está em vigor, mas ${nameSpeakers(told, ({ denies }) => denies, ['diz', 'dizem'])} que não há ônus.`
            : named
              ? `Está em vigor, e ${nameSpeakers(told, ({ denies }) => !denies, ['avisa', 'avisam'])}.`
              : 'Só a matrícula o mostra.') + unsure,
    },
    {
      questions: ask(
        'burdens',
        [
          'registry',
          inForce === null
            ? `${capitalize(words.noun)} do ato ${act}${of} ainda vale? ${reason ?? 'O texto não o diz com certeza.'}`
            : `O que é preciso, e quanto custa, para cancelar ${words.noun} do ato ${act}${of}? Há pedido de baixa em andamento?`,
        ],
        [
          'lawyer',
          `${capitalize(words.noun)} do ato ${act} continua valendo depois da compra da Caixa? Quem a retira, em que prazo e por quanto?`.replace(
            'Quem a retira',
            /^(?:o|os) /.test(words.noun) ? 'Quem o retira' : 'Quem a retira',
          ),
        ],
      ),
      openCosts: [{ name: `${words.cost} (${act})`, source: citeClaim(claim) }],
    },
  )
}

/** Names who says something, with the verb in its number: `o edital diz`, `o anúncio e o edital dizem`. */
function nameSpeakers(
  { page, edital }: Mentions,
  says: (mention: Mention) => boolean,
  [one, many]: readonly [one: string, many: string],
): string {
  const speakers = [page.some(says) ? 'o anúncio' : '', edital.some(says) ? 'o edital' : ''].filter(Boolean)
  return `${speakers.join(' e ')} ${speakers.length === 1 ? one : many}`
}

/** What is to be said of burdens beyond those that have a row. */
function summarizeBurdens(
  sources: DossierSources,
  mentions: Mentions,
  rows: readonly DossierFinding[],
  write: ClaimWriter,
): DossierFinding | null {
  const reading = sources.titleRecord?.reading
  const row = {
    subject: 'burdens',
    title: 'Ônus',
    claims: {
      page: mentions.page.map(({ claim }) => claim),
      edital: mentions.edital.map(({ claim }) => claim),
    },
  } as const
  if (reading === undefined) return createFinding({ ...row, state: 'unanswered' })
  const cancelled = reading.burdens.filter(({ inForce }) => inForce === false)
  const claims = {
    ...row.claims,
    titleRecord: [
      ...(reading.burdens.length === cancelled.length
        ? [write.titleRecord('Nenhum ônus em vigor no que foi lido')]
        : []),
      ...cancelled.map(({ kind, act, cancelledBy, page, excerpt }) =>
        write.titleRecord(`${burdenWords[kind].name} (${act}): cancelado por ${cancelledBy ?? 'outro ato'}`, {
          act: cancelledBy ?? act,
          page,
          quote: excerpt,
        }),
      ),
    ],
  }
  const kinds = new Set(reading.burdens.map(({ kind }) => kind))
  const unknown = titleBurdenKinds.filter(
    kind =>
      // A lawsuit or a lease need not stand in a matrícula.
      !['lawsuit-notice', 'lease', 'other-burden'].includes(kind) &&
      !kinds.has(kind) &&
      [...mentions.page, ...mentions.edital].some(
        ({ folded, denies }) => !denies && namesBurden(folded, kind),
      ),
  )
  if (unknown.length > 0) {
    const says = ({ folded, denies }: Mention): boolean =>
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
  if (reading.burdens.length > cancelled.length)
    return createFinding({
      ...row,
      key: 'cancelled burdens',
      title: 'Ônus cancelados',
      claims: { titleRecord: claims.titleRecord },
      state: 'one source',
    })
  const denied = [...mentions.page, ...mentions.edital].some(({ denies }) => denies)
  return createFinding({ ...row, claims, state: denied ? 'agrees' : 'one source' })
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
