import { stateLetters, stateNamePattern, stateNames } from './folded-states.ts'

/** The states of the courts in the numbers of cases (CNJ, resolution 65): 8 is a state's, 5 a labour court. */
const stateCourts = 'ac al ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc se sp to'.split(
  ' ',
)
const labourCourts = 'rj sp mg rs ba pe ce pa pr df am sc pb ro sp ma es go al se rn pi mt ms'.split(' ')
const caseNumber = /\d{7}-?\d{2}\.\d{4}\.([58])\.(\d{2})\.\d{4}/g
const courtName = new RegExp(
  String.raw`\btj[-/]?(${stateLetters})(?![a-z])|\btj(dft)\b|tribunal\sde\sjustica\s(?:do\sestado\s)?d[aeo]\s(${stateNamePattern}|(?:${stateLetters})(?![a-z]))`,
  'g',
)
/** Fees that one state alone collects. */
const fees: readonly (readonly [pattern: RegExp, state: string])[] = [
  [/\bipesp\b|\bnscgj\b/g, 'SP'],
  [/\bfundperj\b|\bfunperj\b|\bfetj\b/g, 'RJ'],
  [/\bfunrejus\b/g, 'PR'],
  [/\brecompe\b/g, 'MG'],
  [/\bfermoju\b|\bfaadep\b/g, 'CE'],
  [/\bfunjecc\b/g, 'MS'],
  [/\bfepj\b|\bfarpen\b/g, 'PB'],
  [/\bdaje\b/g, 'BA'],
  [/\bsicase\b|\btsnr\b/g, 'PE'],
]
const identity = new RegExp(
  String.raw`\b(?:ssp|sds|sesp|sejusp|segup|detran)\s?[-/]\s?(${stateLetters})(?![a-z])`,
  'g',
)

/** The state whose courts and fees a folded text names most, where they are most of all that it names; `null` for none. */
export function findStateOfCourts(key: string): string | null {
  const votes = new Map<string, number>()
  const vote = (state: string | undefined, weight: number): void => {
    if (state !== undefined) votes.set(state.toUpperCase(), (votes.get(state.toUpperCase()) ?? 0) + weight)
  }
  for (const [, branch, court = ''] of key.matchAll(caseNumber))
    vote((branch === '8' ? stateCourts : labourCourts)[Number(court) - 1], branch === '8' ? 2 : 1)
  for (const [, letters, federal, named = ''] of key.matchAll(courtName))
    vote(letters ?? (federal === undefined ? (stateNames[named] ?? named) : 'df'), 5)
  for (const [pattern, state] of fees) for (const _ of key.matchAll(pattern)) vote(state, 3)
  for (const [, letters] of key.matchAll(identity)) vote(letters, 1)
  const [most] = [...votes].toSorted((a, b) => b[1] - a[1])
  const all = [...votes.values()].reduce((sum, some) => sum + some, 0)
  return most !== undefined && most[1] >= 3 && most[1] * 3 >= all * 2 ? most[0] : null
}
