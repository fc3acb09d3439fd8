import { accruesToAnother, doubtBurden, endBurden, type MadeBurden } from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const endsUsufruct = wordsPattern(
  String.raw`(?:extin\w+|cancelad\w*|consolid\w+)[^.;]{0,80}usufruto|usufruto[^.;]{0,80}(?:extint|cancelad)`,
)
const diedPerson = wordsPattern(
  String.raw`(?:falecimento|obito)s? d[aeo]s? (?:usufrutuari[oa] )?([a-z']{3,30}(?: [a-z']{2,30}){1,5})|,? e d[aeo] ([a-z']{3,30}(?: [a-z']{2,30}){1,5}), em|([a-z']{3,30}(?: [a-z']{2,30}){1,5}),? fall?ec(?:eu|id[oa])`,
  'g',
)

const holders = new WeakMap<ReadTitleAct, string>()

/** The words that name who has a usufruct: of the act that made it, and of the gift before it. */
function holderWords(made: ReadTitleAct, acts: readonly ReadTitleAct[]): string {
  const kept = holders.get(made)
  if (kept !== undefined) return kept
  const words = `${acts[made.index - 1]?.body ?? ''} ${made.body}`.replace(/\s+/g, ' ')
  holders.set(made, words)
  return words
}

/** Who died, each by the first two names. */
const findDeadNames = (act: ReadTitleAct): string[] =>
  [...act.body.matchAll(diedPerson)]
    .map(found => (found[1] ?? found[2] ?? found[3] ?? '').split(/\s+/).slice(0, 2).join(' '))
    .filter(name => name.length >= 6)
    .slice(0, 6)

/** The death of who has a usufruct ends it by law; where no act says so, it is in doubt. */
export function doubtAfterDeath(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
): void {
  if (!/fall?ec|obito/.test(act.body)) return
  const isCalledHolder = /usufrutuari[oa]/.test(act.body)
  const names = findDeadNames(act)
  for (const burden of burdens)
    if (
      burden.kind === 'usufruct' &&
      burden.inForce === true &&
      !accruesToAnother(act, burden) &&
      (isCalledHolder || names.some(name => holderWords(burden.made, acts).includes(name)))
    ) {
      if (endsUsufruct.test(act.body)) endBurden(burden, act)
      else if (!/acresc/.test(act.body)) doubtBurden(burden, 'the holder died without a cancellation', act)
    }
}
