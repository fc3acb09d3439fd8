import { listFindingKinds } from '../edital/clauses/clause-findings.ts'
import { lawsuitRules } from '../edital/clauses/recognizers/lawsuits.ts'
import { foldText } from '../fold-text.ts'
import { titleBurdenKinds } from '../title-records/title-burdens.ts'
import { freeOfBurdens, namesBurden } from './burden-words.ts'
import type { ClaimWriter } from './dossier-claims.ts'
import type { DossierSources } from './dossier-facts.ts'
import type { DossierClaim } from './dossier-row.ts'

/** A sentence of page or edital about burdens. */
export interface BurdenMention {
  folded: string
  claim: DossierClaim
  /** It says that there is none. */
  denies: boolean
}

export interface BurdenMentions {
  page: readonly BurdenMention[]
  edital: readonly BurdenMention[]
}

/** Lists what page and edital say of burdens. */
export const listBurdenMentions = (sources: DossierSources, write: ClaimWriter): BurdenMentions => ({
  page: listPageMentions(sources, write),
  edital: listEditalMentions(sources, write),
})

/** What the page's warnings, and its description where that calls the property free, say of burdens. */
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
export function nameSpeakers(
  { page, edital }: BurdenMentions,
  says: (mention: BurdenMention) => boolean,
  [one, many]: readonly [one: string, many: string],
): string {
  const speakers = [page.some(says) ? 'o anúncio' : '', edital.some(says) ? 'o edital' : ''].filter(Boolean)
  return `${speakers.join(' e ')} ${speakers.length === 1 ? one : many}`
}
