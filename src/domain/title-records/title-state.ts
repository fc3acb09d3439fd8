import { stateLetters, stateNamePattern, stateNames } from './folded-states.ts'
import { findStateOfCourts } from './state-of-courts.ts'
import { wordsPattern } from './title-record-key.ts'

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
