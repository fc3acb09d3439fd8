import type { Clause } from './act-clauses.ts'
import { type EndingAct, findLimit, widen } from './burden-limits.ts'
import { courtKinds, findCaseNumbers, shareCase } from './cited-acts.ts'
import { doubtBurden, endBurden, type MadeBurden, type TitleBurdenKind } from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

export const isOpen = (burden: MadeBurden): boolean => burden.inForce !== false

/** What "a garantia" and "o gravame" may mean. */
const securityKinds: readonly TitleBurdenKind[] = ['mortgage', 'fiduciary-lien', 'attachment']

/** An act that says "o ônus", "a constrição" or "a ordem": its case tells which, else each that may be is in doubt. */
export function endUnnamed(ending: EndingAct, clauses: readonly Clause[]): void {
  const { act, burdens, reading } = ending
  // "Restabelecidos os ônus cancelados": what had ended is only named.
  if (reading.clauses.some(({ role }) => role === 'restores')) return
  const named = clauses.filter(({ objects }) => objects.every(({ head }) => head !== 'paper'))
  const clause = named.find(({ objects }) => objects.some(({ head }) => head === 'generic')) ?? named[0]
  if (clause === undefined) return
  const ofCase = burdens.filter(
    burden =>
      (courtKinds.includes(burden.kind) || burden.kind === 'other-burden') &&
      isOpen(burden) &&
      shareCase(act, burden.made),
  )
  if (ofCase.length > 0) {
    for (const burden of ofCase) {
      const limit = findLimit(ending, burden, clause)
      if (limit === 'none') continue
      if (ofCase.length > 1)
        doubtBurden(burden, 'several burdens of this kind and none is named', act, clause)
      else if (limit === null) endBurden(burden, act)
      else doubtBurden(burden, limit.doubt, act, limit.words)
    }
    return
  }
  const isOfCourt = /constric|medida (?:assecuratoria|cautelar)/.test(act.body)
  const open = burdens.filter(isOpen)
  const [only] = open
  if (only !== undefined && open.length === 1 && clause.objects.some(({ head }) => head === 'generic')) {
    const limit = findLimit(ending, only, clause)
    const isMeant = isOfCourt
      ? courtKinds.includes(only.kind)
      : securityKinds.includes(only.kind) &&
        /onus|gravame|garantia|vinculo/.test(act.body.slice(clause.start, clause.end))
    if (isMeant && limit === null && !namesAnotherCase(act, only)) return endBurden(only, act)
  }
  if (!isOfCourt && !/onus|gravame|garantia/.test(act.body)) return
  for (const burden of burdens.filter(isOpen)) {
    if (isOfCourt && (!courtKinds.includes(burden.kind) || burden.kind === 'lawsuit-notice')) continue
    if (findLimit(ending, burden, clause) === 'none') continue
    const several = burdens.filter(other => other.kind === burden.kind && isOpen(other)).length > 1
    doubtBurden(
      burden,
      several ? 'several burdens of this kind and none is named' : 'a cancellation names no act',
      act,
      widen(act, { start: clause.start + 24, end: clause.start + 120 }),
    )
  }
}

const party =
  /(?:movid[ao]s?\s+por|propost[ao]s?\s+por|exequentes?|reclamantes?|autor(?:a|es)?)\s*:?\s+(?:[oa]\s+)?([a-z]{3,}\s+[a-z]{2,})/

/** Whether both acts name who brought the case, and not the same. */
export function namesAnotherParty({ body }: ReadTitleAct, { kind, made }: MadeBurden): boolean {
  const [one, other] = [party.exec(body)?.[1], party.exec(made.body)?.[1]]
  return (
    courtKinds.includes(kind) &&
    one !== undefined &&
    other !== undefined &&
    one.replace(/\s+/g, ' ') !== other.replace(/\s+/g, ' ')
  )
}

/** Whether both acts name court cases, and none is the same. Only burdens of courts rest on cases. */
export const namesAnotherCase = (act: ReadTitleAct, { kind, made }: MadeBurden): boolean =>
  courtKinds.includes(kind) &&
  findCaseNumbers(act).size > 0 &&
  findCaseNumbers(made).size > 0 &&
  !shareCase(act, made)
