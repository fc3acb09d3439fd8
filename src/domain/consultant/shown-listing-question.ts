import type { Criteria } from '../search/search-criteria.ts'
import { foldText } from '../fold-text.ts'

/** A question about listings shown before, by their positions, from 1. */
export interface ShownListingQuestion {
  kind: 'listing' | 'compare'
  about: number[]
}

const ordinals: Record<string, number> = {
  primeir: 1,
  segund: 2,
  terceir: 3,
  quart: 4,
  quint: 5,
  sext: 6,
}
const cardinals: Record<string, number> = { dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6 }
/** Nouns of which "primeiro" counts something else than the listings. */
const otherNouns =
  '(?! (?:leil|praca|vez|parcela|andar|emprego|passo|data|casa propria|imovel da (?:minha|nossa)|coisa|lance|entrada|semana|mes|compra|investimento|dormit|e sala))'
/** A number before: "um quarto", "de 2 a 3 quartos". */
const afterNumber = '(?<!(?:\\d|\\bum|\\bdois|\\btres|\\bquatro|\\bcinco) )'
/** What a number counts. */
const counted = '(?! (?:quartos?|dorm|qts?|qtos?|vagas?|suites?|banheiros?|mil|m2?|metros))'
const ordinal = `${afterNumber}(?<named>primeir|segund|terceir|quart|quint|sext|ultim)[oa](?![a-z])${otherNouns}|${afterNumber}(?:numero|opcao|item|n|no|nº|imovel|casa|apartamento|o|a) ?(?<digit>[1-6])(?:[ºªoa])?(?= |[?,.!]|$)${counted}|(?<short>[1-6])[ºªoa]${otherNouns}`
/** "até sexta que vem" names a day of the week. */
const weekday =
  /\b(?:segund|terc|quart|quint|sext)a(?:[ -]feira)?(?: que vem)\b|\b(?:ate|proxima|antes de|ness?a|dess?a|est[ae]) (?:a )?(?:segund|terc|quart|quint|sext)a(?:[ -]feira)?(?= |[?.,!]|$)(?! (?:casa|opcao|da lista))|\b(?:segund|terc|quart|quint|sext)a[ -]feira\b/g
const marked = new RegExp(
  `(?:^|[ ,])(?:(?:e|ess[ae]|est[ae]|aquel[ea]|[oa]s?|d[oa]|n[oa]|d?ess[ea]|n?ess[ea]|com|entre|desse|pr[oa]|ao) )*(?:${ordinal})`,
  'g',
)
const firstSome =
  /\b(?:(dois|duas|tres|quatro|cinco|[2-6]) primeir[oa]s|primeir[oa]s (dois|duas|tres|quatro|cinco|[2-6]))\b/
const lastSome = /\b(?:(dois|duas|tres|[23]) ultim[oa]s|ultim[oa]s (dois|duas|tres|[23]))\b/
const someOf =
  /\b(?:ess[ea]s|est[ea]s|[oa]s|d[oa]s|dess[ea]s|ness[ea]s|entre [oa]s) (dois|duas|tres|quatro|[2-4])\b/
const comparing =
  /\bcompar(?:a|e|ar|ando|acao|ativo|em)\b|\bdiferenca\b|\bversus\b|\bvs\b|\blado a lado\b|\bqual (?:d[eoa]l?[ea]?s?|dess[ea]s|entre|(?:e |eh |seria )?(?:o |a )?(?:melhor|mais|vale|compensa))/
const allShown = /\b(?:todos|todas|eles|elas|deles|delas|esses|essas|desses|dessas|tudo)\b/
const singleShown = /\b(?:ess[ea]|dess[ea]|ness[ea]|est[ea]|dest[ea]|ele|ela|dele|dela)\b/
/** A sentence that orders or filters the results, whatever it counts. */
const searching =
  /\b(?:primeiro$|primeiros$|quartos|quero|procuro|busco|mostra|lista|ordena|novos primeiro|barat[oa]s primeiro)/
const mostCompared = 4
const maxLength = 140

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

function findPositions(text: string, shown: number): number[] {
  const first = firstSome.exec(text)
  if (first) return range(1, Number(first[1] ?? first[2]) || cardinals[first[1] ?? first[2] ?? ''] || 2)
  const last = lastSome.exec(text)
  if (last) {
    const many = Number(last[1] ?? last[2]) || cardinals[last[1] ?? last[2] ?? ''] || 2
    return range(shown - many + 1, shown)
  }
  const found: number[] = []
  for (const { groups } of text.matchAll(marked)) {
    const { named, digit, short } = groups ?? {}
    const position = named === 'ultim' ? shown : (ordinals[named ?? ''] ?? Number(digit ?? short))
    if (!found.includes(position)) found.push(position)
  }
  return found
}

/** Whether the sentence names something to search for, so that "primeiro" is no listing shown before. */
const namesSearch = ({ city, state, region, near, neighborhood, maxPrice }: Criteria): boolean =>
  city.length + state.length + region.length + neighborhood.length > 0 || near !== null || maxPrice !== null

/**
 * Finds a question about the listings of the last results: "esse primeiro é bom?", "e o terceiro, tá ocupado?",
 * "compara os dois primeiros". `shown`: their number; `criteria`: what the sentence says as a search. `null` when it is
 * about something else.
 */
export function findShownListingQuestion(
  message: string,
  shown: number,
  criteria: Criteria,
): ShownListingQuestion | null {
  const text = foldText(message).replace(weekday, ' ')
  if (shown === 0 || text.length > maxLength || namesSearch(criteria)) return null
  const compares = comparing.test(text)
  const positions = findPositions(text, shown).filter(position => position >= 1 && position <= shown)
  if (positions.length > 0) {
    if (!compares && positions.length === 1 && searching.test(text)) return null
    const many = positions.length > 1
    return { kind: compares && many ? 'compare' : 'listing', about: positions.slice(0, mostCompared) }
  }
  if (compares) {
    const some = someOf.exec(text)?.[1]
    if (some !== undefined)
      return { kind: 'compare', about: range(1, Math.min(shown, Number(some) || (cardinals[some] ?? 2))) }
    if (allShown.test(text) && shown > 1)
      return { kind: 'compare', about: range(1, Math.min(shown, mostCompared)) }
  }
  return shown === 1 && singleShown.test(text) && /\?|\b(?:e bom|vale|aceita|ta|esta|tem|quanto)\b/.test(text)
    ? { kind: 'listing', about: [1] }
    : null
}
