import { createFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'
import type { DossierState } from './dossier-row.ts'
import { foldText } from '../fold-text.ts'
import { streetTitles } from '../property/street-titles.ts'

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
    street: (last === null ? words : words.slice(0, -1)).map(word => streetTitles[word] ?? word),
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

/** Compares two addresses; `note` says why they cannot be compared. */
export function compareStreets(bank: string, title: string): { state: DossierState; note: string } {
  const [a, b] = [readStreetKey(bank), readStreetKey(title)]
  const open = (note: string) => ({ state: 'unanswered', note }) as const
  if (b.street.some(word => word.includes('•')))
    return open('O nome da rua parece o de uma pessoa e ficou encoberto: compare no papel.')
  if (a.street.length === 0 || b.street.length === 0)
    return a.lot !== null && a.lot === b.lot
      ? { state: 'agrees', note: 'Mesma quadra e mesmo lote.' }
      : open('Um fala em rua, o outro em quadra e lote: não dá para comparar.')
  if (!isSameStreet(a.street, b.street))
    return a.lot !== null && a.lot === b.lot
      ? open('A quadra e o lote são os mesmos, a rua não: ela pode ter mudado de nome.')
      : { state: 'contradiction', note: 'A rua pode ter mudado de nome: confirme.' }
  if (a.number === null || b.number === null) return open('A rua é a mesma; falta o número num dos dois.')
  return a.number === b.number
    ? { state: 'agrees', note: '' }
    : { state: 'contradiction', note: 'A rua é a mesma, o número não.' }
}

/** Compares the address of the matrícula with the bank's. */
export const compareAddress: SubjectComparison = ({ listing, titleRecord }, write) => {
  const bank = listing.bankPage?.address ?? null
  const title = titleRecord?.reading.property.address ?? null
  const stated = bank ?? listing.address
  const row = {
    subject: 'address',
    title: 'Endereço',
    claims: {
      page: [bank === null ? write.list(listing.address) : write.page(bank)],
      titleRecord: title === null ? [] : [write.titleRecord(title, { act: 'opening' })],
    },
  } as const
  if (title === null) return [createFinding({ ...row, state: 'one source' })]
  const { state, note } = compareStreets(stated, title)
  return [
    createFinding(
      { ...row, state, note },
      {
        questions:
          state === 'contradiction'
            ? ask('address', [
                'registry',
                `A matrícula traz “${title}”; o anúncio, “${stated}”. É o mesmo imóvel? Há averbação de mudança de rua ou de número?`,
              ])
            : [],
      },
    ),
  ]
}
