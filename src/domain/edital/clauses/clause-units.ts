import { findCostBearers } from './recognizers/cost-bearer.ts'
import { hasException } from './cautious-finding.ts'
import type { ClauseText } from './recognizers/clause-recognizer.ts'

const names = /\b(?:comprador|caixa)\b/g
const about =
  /condomini|\biptu\b|\btribut|\bitbi\b|\bescritura\b|\bregistro\b|\bcomissao\b|desocupa|\bdespesas\b|\bhipoteca|\bpenhora|averba|\blaudemio\b/
const joints = /; (?:e )?|, e (?=[oa]s? )| e (?=[oa]s? [a-z]{3,})|\. ?(?=\d\) )/g

/** Completes "…e o IPTU pela Caixa": the verb of the first half also applies to the second. */
const completeVerb = (part: string): string =>
  /\b(?:pag|quit|arc|assum|devid)\w*\b/.test(part)
    ? part
    : part.replace(/\bpel(?=[oa]s? (?:comprador|caixa)\b)/, 'pago pel')

/** Whether a part names one subject of a cost and one bearer. */
function isPlainClause(part: string): boolean {
  const named = new Set(part.match(names))
  if (named.size !== 1 || !about.test(part)) return false
  const { buyer, seller } = findCostBearers(part)
  return (named.has('comprador') ? buyer : seller) !== null
}

/**
 * Splits a sentence into clauses with one subject and one bearer each where that is possible; otherwise returns it
 * unchanged.
 */
export function splitClauseUnits(said: ClauseText): readonly ClauseText[] {
  const { key, full } = said
  if (said.head !== '' || said.excepted || new Set(key.match(names)).size < 2 || hasException(full))
    return [said]
  const whole = (parts: string[]): readonly ClauseText[] | null =>
    parts.length > 1 && parts.every(isPlainClause)
      ? parts.map(part => ({ ...said, key: part, full: part }))
      : null
  const cuts = [...key.matchAll(joints)]
  const halves = key.split(/; (?:e )?/).map(completeVerb)
  const readHalves = whole(halves)
  if (readHalves !== null) return readHalves
  for (const cut of cuts.slice(0, 12)) {
    const split = whole([key.slice(0, cut.index), completeVerb(key.slice(cut.index + cut[0].length))])
    if (split !== null) return split
  }
  return [said]
}
