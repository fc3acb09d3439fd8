import { foldedMonthNames } from '../folded-month-names.ts'
import { documentWords } from './document-words.ts'
import { cutDescription } from './title-description.ts'
import { stateLetters, stateNamePattern } from './folded-states.ts'
import type { TitleRecordKey } from './title-record-key.ts'

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
