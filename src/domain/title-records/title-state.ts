import { wordsPattern } from './title-record-key.ts'

/** The letters of the states, folded, as a pattern. */
export const stateLetters = 'ac|al|am|ap|ba|ce|df|es|go|ma|mg|ms|mt|pa|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to'
const stateNames: Record<string, string> = {
  acre: 'AC',
  alagoas: 'AL',
  amazonas: 'AM',
  amapa: 'AP',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'minas gerais': 'MG',
  'mato grosso do sul': 'MS',
  'mato grosso': 'MT',
  para: 'PA',
  paraiba: 'PB',
  pernambuco: 'PE',
  piaui: 'PI',
  parana: 'PR',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  rondonia: 'RO',
  roraima: 'RR',
  'rio grande do sul': 'RS',
  'santa catarina': 'SC',
  sergipe: 'SE',
  'sao paulo': 'SP',
  tocantins: 'TO',
}
/** The names of the states, folded, as a pattern. */
export const stateNamePattern = `(?:${Object.keys(stateNames).join('|')})(?![a-z])`

/** A state after "estado de", also as old registries cut it. */
const namedState = `(${stateNamePattern}|s\\.? paulo(?![a-z])|r\\.? g\\.? do (?:sul|norte)|sta\\. catarina|e\\. santo)`
const cutNames: Record<string, string> = {
  's paulo': 'SP',
  'r g do sul': 'RS',
  'r g do norte': 'RN',
  'sta catarina': 'SC',
  'e santo': 'ES',
}
const capitals: Record<string, string> = {
  'rio branco': 'AC',
  maceio: 'AL',
  manaus: 'AM',
  macapa: 'AP',
  salvador: 'BA',
  fortaleza: 'CE',
  brasilia: 'DF',
  goiania: 'GO',
  'sao luis': 'MA',
  'belo horizonte': 'MG',
  'campo grande': 'MS',
  cuiaba: 'MT',
  belem: 'PA',
  'joao pessoa': 'PB',
  recife: 'PE',
  teresina: 'PI',
  curitiba: 'PR',
  'rio de janeiro': 'RJ',
  natal: 'RN',
  'porto velho': 'RO',
  'boa vista': 'RR',
  'porto alegre': 'RS',
  florianopolis: 'SC',
  aracaju: 'SE',
  'sao paulo': 'SP',
  palmas: 'TO',
}

const place = String.raw`[a-z][a-z' -]{2,38}?`
const placeMark = String.raw`(?:municipio(?: e comarca)?|comarca|cidade|distrito)(?: de| do| da)? ${place}`
/** What a state follows that is no town: who issued somebody's identity. */
const issuer =
  /(?:^|[^a-z])(?:ssp|sesp|sds|sejusp|segup|detran|dgpc|ifp|iirgd|iipr|itep|pc|crea|cau|oab|crm|creci|jucesp?|ctps)$/

/**
 * Finds the state that a matrícula names, else that of a capital, else the one whose courts and fees it names most;
 * `null` for none.
 * @param words folded, of its head and description, without where its owners live
 * @param city folded, where it is known
 * @param key the whole folded text
 */
export function findTitleState(words: string, city: string | null, key: string): string | null {
  return (
    findNamedState(words, city) ??
    (city === null ? undefined : (findStateOfCity(key, city) ?? capitals[city])) ??
    findStateOfCourts(key)
  )
}

/** "Vila Nova-GO", wherever the text names it. */
function findStateOfCity(words: string, city: string): string | null {
  const found = new RegExp(
    String.raw`(?<![a-z])${city.replaceAll(' ', String.raw`\s`)}\s?(?:[-/(,]?\s?(?:estado\sd[eoa]s?\s)?(${stateNamePattern})|[-/(]\s?(${stateLetters})(?![a-z])|,\s?(?!se\s)(${stateLetters})(?![a-z.]))`,
  ).exec(words)
  const state = found?.[1] ?? found?.[2] ?? found?.[3]
  return state === undefined ? null : (stateNames[state] ?? state.toUpperCase())
}

function findNamedState(words: string, city: string | null): string | null {
  const patterns = [
    wordsPattern(String.raw`${placeMark} ?[,/(-]* ?(?:estado d[eoa]s? )(${stateNamePattern})`, 'g'),
    wordsPattern(String.raw`${placeMark} ?[,/(-]+ ?(${stateLetters})(?![a-z])`, 'g'),
    wordsPattern(String.raw`${place}(?: ?/ ?| - | \(|, )(${stateLetters})(?![a-z])`, 'g'),
  ]
  const ofCity = city === null ? null : findStateOfCity(words, city)
  if (ofCity !== null) return ofCity
  for (const pattern of patterns)
    for (const { 0: found, 1: state = '' } of words.matchAll(pattern))
      if (!issuer.test(found.slice(0, -state.length).replace(/[^a-z]+$/, '')))
        return stateNames[state] ?? state.toUpperCase()
  const headed = new RegExp(
    String.raw`[-/,(]\s*(${stateNamePattern})\s*(?:\n|$|[-)/])|\n\s*(?:[a-z ]+ - )?(${stateNamePattern})\n`,
  ).exec(words)
  const named =
    headed?.[1] ??
    headed?.[2] ??
    wordsPattern(String.raw`\best(?:ado|\.) d[eoa]s? ${namedState}`).exec(words)?.[1]
  if (named === undefined) return null
  return stateNames[named] ?? cutNames[named.replace(/[.\s]+/g, ' ')] ?? null
}

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

function findStateOfCourts(key: string): string | null {
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
