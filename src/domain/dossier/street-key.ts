import { foldText } from '../fold-text.ts'

/** An address, for comparison. */
interface StreetKey {
  /** The words of the street's name; empty where it names none. */
  street: string[]
  number: string | null
  /** `q7 l12`; `null` unless it gives both. */
  lot: string | null
}

const streetTypes =
  /^(?:rua|r|avenida|av|alameda|al|travessa|tv|trav|praca|pca|pc|estrada|est|rodovia|rod|largo|lgo|via|viela|beco|passagem|pass|vila)\b\.? */
const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])
const titles: Readonly<Record<string, string>> = {
  dr: 'doutor',
  dra: 'doutora',
  prof: 'professor',
  profa: 'professora',
  cel: 'coronel',
  gal: 'general',
  gen: 'general',
  cap: 'capitao',
  mal: 'marechal',
  ten: 'tenente',
  maj: 'major',
  brig: 'brigadeiro',
  eng: 'engenheiro',
  pe: 'padre',
  pres: 'presidente',
  gov: 'governador',
  sen: 'senador',
  dep: 'deputado',
  ver: 'vereador',
  des: 'desembargador',
  sto: 'santo',
  sta: 'santa',
  s: 'sao',
  sr: 'senhor',
  nsa: 'nossa',
  sra: 'senhora',
}

/** Reads an address of list, page or matrícula; a masked word keeps its dots. */
export function readStreetKey(address: string): StreetKey {
  const folded = foldText(address)
    // A word broken at the end of a line.
    .replace(/([a-z])- (?=[a-z])/g, '$1')
    .replace(/\bn(?:umeros?|[.ºo°]{1,3})? ?(?=\d)/g, ', ')
  const block = /\b(?:quadra|qd|q)\.? ?([a-z]?\d{1,4}[a-z]?)\b/.exec(folded)?.[1]
  const lot = /\b(?:lote|lt|l)\.? ?([a-z]?\d{1,4}[a-z]?)\b/.exec(folded)?.[1]
  const [head = '', ...parts] = folded.split(',')
  const named = streetTypes.test(head.trim())
    ? head
    : ([head, ...parts].find(part => streetTypes.test(part.trim())) ?? head)
  const isStreet =
    streetTypes.test(named.trim()) || !/^ *(?:quadra|qd|lote|lt|gleba|fazenda|sitio)\b/.test(named)
  const words = isStreet
    ? named
        .trim()
        .replace(streetTypes, '')
        .split(/[^a-z0-9•]+/)
        .filter(word => word !== '' && !particles.has(word))
    : []
  const number = parts.map(part => /^ *0*([1-9]\d{0,5})\b/.exec(part)?.[1]).find(Boolean)
  // `Rua XV de Novembro 300`; in `Rua 7` the number is the name.
  const last = words.length > 1 && number === undefined ? /^0*([1-9]\d{0,5})$/.exec(words.at(-1) ?? '') : null
  return {
    street: (last === null ? words : words.slice(0, -1)).map(word => titles[word] ?? word),
    number: number ?? last?.[1] ?? null,
    lot: block === undefined || lot === undefined ? null : `q${block} l${lot}`,
  }
}

/** Whether two words differ by at most one letter. */
function isNearlySame(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

/** Whether the one street has all words of the other, as one of them may leave some out. */
export function isSameStreet(a: readonly string[], b: readonly string[]): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  return few.length > 0 && few.every(word => many.some(other => isNearlySame(word, other)))
}
