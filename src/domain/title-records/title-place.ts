import { type TitleRecordKey, wordsPattern } from './title-record-key.ts'
import { foldedMonthNames } from '../folded-month-names.ts'
import { documentWords } from '../personal-data/document-words.ts'
import { cutDescription } from './title-property.ts'

/** The letters of the states, folded, as a pattern. */
const stateLetters = 'ac|al|am|ap|ba|ce|df|es|go|ma|mg|ms|mt|pa|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to'
/** The letters of a state by its folded name. */
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
const stateNamePattern = `(?:${Object.keys(stateNames).join('|')})(?![a-z])`

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

const stateBehind = new RegExp(
  String.raw`\s?(?:[-/(,]?\s?(?:estado\sd[eoa]s?\s)?(${stateNamePattern})|[-/(]\s?(${stateLetters})(?![a-z])|,\s?(?!se\s)(${stateLetters})(?![a-z.]))`,
  'y',
)

/** "Vila Nova-GO", wherever the text names it. */
function findStateOfCity(words: string, city: string): string | null {
  const first = city.split(' ', 1)[0]!
  for (let at = words.indexOf(first); at >= 0; at = words.indexOf(first, at + 1)) {
    if (/[a-z]/.test(words[at - 1] ?? '')) continue
    if (words.slice(at, at + city.length).replace(/\s/g, ' ') !== city) continue
    stateBehind.lastIndex = at + city.length
    const found = stateBehind.exec(words)
    const state = found?.[1] ?? found?.[2] ?? found?.[3]
    if (state !== undefined) return stateNames[state] ?? state.toUpperCase()
  }
  return null
}

const placesWithState = [
  wordsPattern(String.raw`${placeMark} ?[,/(-]* ?(?:estado d[eoa]s? )(${stateNamePattern})`, 'g'),
  wordsPattern(String.raw`${placeMark} ?[,/(-]+ ?(${stateLetters})(?![a-z])`, 'g'),
  wordsPattern(String.raw`${place}(?: ?/ ?| - | \(|, )(${stateLetters})(?![a-z])`, 'g'),
]
const stateInHead = new RegExp(
  String.raw`[-/,(]\s*(${stateNamePattern})\s*(?:\n|$|[-)/])|\n\s*(?:[a-z ]+ - )?(${stateNamePattern})\n`,
)
const stateOfName = wordsPattern(String.raw`\best(?:ado|\.) d[eoa]s? ${namedState}`)

function findNamedState(words: string, city: string | null): string | null {
  const ofCity = city === null ? null : findStateOfCity(words, city)
  if (ofCity !== null) return ofCity
  for (const pattern of placesWithState)
    for (const { 0: found, 1: state = '' } of words.matchAll(pattern))
      if (!issuer.test(found.slice(0, -state.length).replace(/[^a-z]+$/, '')))
        return stateNames[state] ?? state.toUpperCase()
  const headed = stateInHead.exec(words)
  const named = headed?.[1] ?? headed?.[2] ?? stateOfName.exec(words)?.[1]
  if (named === undefined) return null
  return stateNames[named] ?? cutNames[named.replace(/[.\s]+/g, ' ')] ?? null
}

/** Hyphens are part of a word, as in Ji-Paraná, but not before the two letters of a state. */
const word = String.raw`[a-z][a-z']{0,24}(?:-me)?(?:-[a-z]{3,24})?`
/** Words of a place's name: never over the end of a line, at most seven. */
const name = String.raw`(?<name>${word}(?:\x20${word}){0,6})`
const month = `(?:${foldedMonthNames.join('|')})`

/** Where the property is said to stand. */
const standing = new RegExp(
  String.raw`(?:situad|localizad|assentad|sit[oa]\s|nest[ae]|dest[ae])[^.;]{0,120}?\b(?:municipio(?:\se\scomarca)?|cidade)\sd[eo]\s${name}`,
  'dg',
)
/** How registries name their town, at the head of every page. */
const office = new RegExp(
  String.raw`(?:comarca|registro(?:\sgeral)?\sde\simoveis|reg\.\simoveis|registros\spublicos|anexos|hipotecas|oficio(?:\sunico)?|registral|serventia|zona(?:\s(?:norte|sul|leste|oeste))?|circunscricao)\s(?:-\s|d[eao]s?\s)?(?=${name})`,
  'dg',
)
/** The town before the day, at the end of acts and of certificates. */
const dated = new RegExp(
  String.raw`(?:(?<=[.;-]\s)|(?<=\n)|(?<=\d\s))${name}(?:\s?[-/(]\s?[a-z]{2}\)?)?\s?,\s?(?:aos\s)?\d{1,2}o?(?:\s(?:de\s)?${month}|[/.]\d{1,2}[/.]\d)`,
  'dg',
)
/** A town before its state, at the head. */
const stated = new RegExp(
  String.raw`(?:(?<=[-),]\s)|(?<=\n)|(?<=^)|(?<=imoveis\s))${name}\s?[-/(,]\s?(?:estado\sd[eoa]s?\s)?(?:${stateNamePattern}|(?:${stateLetters})(?![a-z]|\.?\s?\d|\.[a-z\s]))`,
  'dg',
)

/** What speaks of another place: where people live, courts, deeds, the registry before. */
const elsewhere =
  /(?:resident|domicilia|natural|nascid|vara|juizo|juizad|forum|tribunal|tabeli|escritura|lavrad|anterior|origem|transcri|com sede)[^.;\n]{0,60}$/

const particles = new Set('de da do das dos e d'.split(' '))
/** Words that go on after a town, or that are none. */
const others = new Set(
  'estado comarca municipio cidade distrito matricula mat livro ficha folha fls registro registros geral imoveis oficio cartorio zona circunscricao cns cnm cep bairro setor loteamento residencial condominio edificio quadra lote neste nesta deste desta rua avenida praca com por em no na oficial oficiala titular titulos anexos hipotecas notas protestos pessoas pessoa civil unico segundo primeiro servico notarial registral republica brasil federal pag pagina continua continuacao rubrica capital ssp sesp sds segup sejusp detran crea oab cpf rg'.split(
    ' ',
  ),
)

const headLength = 500
/** Dates and headings of pages repeat; together they outweigh one head and no more. */
const mostVotes = { dated: 4, office: 6, described: 12 }

/**
 * Finds the town of a property: where the opening says that it stands, else the one that the registry's heads and dates
 * name most. As the text writes it, `null` where it names none.
 * @param opening position in the key at which the first act begins
 */
export function findTitleCity(text: string, record: TitleRecordKey, opening: number): string | null {
  const { key } = record
  const votes = new Map<
    string,
    { votes: number; written: string; office: number; dated: number; described: number }
  >()
  const vote = (
    found: RegExpMatchArray,
    kind: 'standing' | 'described' | 'office' | 'dated' | 'stated',
  ): void => {
    const at = found.index ?? 0
    if (kind !== 'dated' && elsewhere.test(key.slice(Math.max(0, at - 70), at))) return
    const place = readPlace(text, record, found)
    if (place === null) return
    const known = votes.get(place.folded) ?? {
      votes: 0,
      written: place.written,
      office: 0,
      dated: 0,
      described: 0,
    }
    if (kind === 'standing') known.votes += 100
    else if (kind === 'stated') known.votes += 2
    else if (known[kind] < mostVotes[kind]) {
      const weight = kind === 'described' ? 6 : kind === 'office' && at < headLength ? 3 : 1
      known[kind] += weight
      known.votes += weight
    }
    votes.set(place.folded, known)
  }
  const head = key.slice(0, opening)
  for (const found of head.matchAll(standing)) vote(found, 'standing')
  for (const found of key.matchAll(office)) vote(found, 'office')
  for (const found of key.matchAll(dated)) vote(found, 'dated')
  for (const found of key.slice(0, Math.min(opening, headLength)).matchAll(stated)) vote(found, 'stated')
  // "Rua 19 Norte, Águas do Sul, Distrito Federal": where the property is described, not where its registry is.
  const described = cutDescription(head)
  const to = described.start + described.words.length
  for (const found of head.slice(0, to).matchAll(stated))
    if (found.index >= described.start && described.start > 0) vote(found, 'described')
  const [most] = [...votes.values()].toSorted((a, b) => b.votes - a.votes)
  return most?.written ?? null
}

/** Cuts a name at the first word that is none of a town's; its words are capitals but for particles. */
function readPlace(
  text: string,
  { sourceAt }: TitleRecordKey,
  found: RegExpMatchArray,
): { folded: string; written: string } | null {
  const named = found.groups?.['name'] ?? ''
  const skipped = /^(?:(?:cri|sri|ri|rgi|crgi)\s(?:d[aeo]s?\s)?)?/.exec(named)![0].length
  const whole = named.slice(skipped)
  const start = (found.indices?.groups?.['name']?.[0] ?? 0) + skipped
  let end = 0
  let at = 0
  for (const word of whole.split(' ')) {
    if (others.has(word) && !(at === 0 && /^cidade (?!d[aeo]s? )[a-z]/.test(whole))) break
    const isParticle = particles.has(word)
    if (!isParticle && !/\p{Lu}/u.test(text.charAt(sourceAt(start + at)))) break
    if (isParticle && end === 0) return null
    if (!isParticle) end = at + word.length
    at += word.length + 1
  }
  const folded = whole.slice(0, end)
  if (folded.length < 3 || (!folded.includes(' ') && documentWords.has(folded))) return null
  return {
    folded,
    written: text
      .slice(sourceAt(start), sourceAt(start + end - 1) + 1)
      .replace(/\s+/g, ' ')
      .trim(),
  }
}
