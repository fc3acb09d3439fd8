import { wordsPattern } from './title-record-key.ts'

const states = 'ac|al|am|ap|ba|ce|df|es|go|ma|mg|ms|mt|pa|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to'
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

const place = String.raw`[a-z][a-z' -]{2,38}?`
const placeMark = String.raw`(?:municipio(?: e comarca)?|comarca|cidade|distrito)(?: de| do| da)? ${place}`
/** What a state follows that is no town: who issued somebody's identity. */
const issuer =
  /(?:^|[^a-z])(?:ssp|sesp|sds|sejusp|segup|detran|dgpc|ifp|iirgd|iipr|itep|pc|crea|cau|oab|crm|creci|jucesp?|ctps)$/

/**
 * Finds the state that a matrícula names, `null` for none.
 * @param words folded, of its head and opening
 * @param city folded, where it is known
 */
export function findTitleState(words: string, city: string | null): string | null {
  const patterns = [
    wordsPattern(String.raw`${placeMark} ?[,/(-]* ?(?:estado d[eoa]s? )(${stateNamePattern})`, 'g'),
    wordsPattern(String.raw`${placeMark} ?[,/(-]+ ?(${states})(?![a-z])`, 'g'),
    wordsPattern(String.raw`${place}(?: ?/ ?| - | \(|, )(${states})(?![a-z])`, 'g'),
  ]
  if (city !== null)
    patterns.unshift(
      new RegExp(
        String.raw`${city.replaceAll(' ', String.raw`\s`)}\s?[-/(,]?\s?(?:estado\sd[eoa]s?\s)?(${stateNamePattern}|(?:${states})(?![a-z]))`,
        'g',
      ),
    )
  for (const pattern of patterns)
    for (const { 0: found, 1: state = '' } of words.matchAll(pattern))
      if (!issuer.test(found.slice(0, -state.length).replace(/[^a-z]+$/, '')))
        return stateNames[state] ?? state.toUpperCase()
  const headed = new RegExp(
    String.raw`[-/,(]\s*(${stateNamePattern})\s*(?:\n|$|[-)/])|\n\s*(?:[a-z ]+ - )?(${stateNamePattern})\n`,
  ).exec(words)
  const named =
    headed?.[1] ?? headed?.[2] ?? wordsPattern(`estado d[eoa]s? (${stateNamePattern})`).exec(words)?.[1]
  return named === undefined ? null : (stateNames[named] ?? null)
}
