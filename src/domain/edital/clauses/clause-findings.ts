import { guardFinding } from './cautious-finding.ts'
import { splitClauseUnits } from './clause-units.ts'
import { buildPassageKey } from './passage-key.ts'
import {
  createCautiousFinding,
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
} from './recognizers/clause-recognizer.ts'

/** Returns what a sentence rules on a topic: at most one finding per clause. */
export function findFindings(recogniser: ClauseRecognizer, units: readonly ClauseText[]): ClauseFinding[] {
  const findings = units.map(unit => guardFinding(findFirstFinding(recogniser, unit), unit, recogniser))
  const found = findings.flatMap(finding => finding ?? [])
  // When half of a sentence is not understood, it may reverse the other half.
  const half = units.some((unit, index) => findings[index] === null && recogniser.mention.test(unit.key))
  return units.length > 1 && half && found.length > 0
    ? [createCautiousFinding(found.some(({ risk }) => risk === 'high') ? 'high' : 'medium')]
    : found
}

function findFirstFinding({ mention, rules }: ClauseRecognizer, said: ClauseText): ClauseFinding | null {
  // The introduction of a list says whom its items concern; only a short one also says what they are about.
  if (!mention.test(said.key) && !(said.head.length < 60 && mention.test(said.head))) return null
  for (const rule of rules) {
    const finding = rule(said)
    if (finding !== null) return finding
  }
  return null
}

/** Returns the kinds of what a sentence by itself rules on a topic; empty where it is not understood. */
export function listFindingKinds(recogniser: ClauseRecognizer, sentence: string): string[] {
  const key = buildPassageKey(sentence)
  const said = { key, head: '', full: key, seller: 'quem vende', excepted: false, item: null, cut: false }
  return findFindings(recogniser, splitClauseUnits(said)).map(({ kind }) => kind)
}
