import { foldText } from '../fold-text.ts'

/** Which unit of a building an address means. Both are empty where it does not say. */
export interface UnitKey {
  /** `401`, `2`; of a house “CS3A”, of a shop “LJ1”, of a room “SL803”, of a parking space “VG12”. */
  unit: string
  /** `1`, “B”, `5A`; Roman numbers of two letters or more as digits. */
  block: string
}

/** The longest complement that is read, in characters. */
const maxLength = 200

/** A number with or without a letter (`0002`, `136B`, `03-A`), or a letter with or without a number (“C”, “A2”). */
const designation = String.raw`(?:0*(\d{1,5})(?:-?([a-z]))?|([a-z])-?0*(\d{0,3}))(?![a-z0-9])`
const read = (words: string): RegExp =>
  new RegExp(String.raw`(?<![a-z0-9])(?:${words})(?![a-z])[.:]?\s*(?:n[.o]*\s*)?${designation}`, 'g')

const flat = read('apartamento|apart|apto|apt|ap|unidade|unid')
const studio = /(?<![a-z0-9])(?:studio|loft|flat|kit(?:inete)?)\s*/g
const block = new RegExp(
  String.raw`(?<![a-z0-9])(?:bloco|bloc|blc|bl|torre|tor|to|t)[.:]?\s*-?\s*(?:([ivx]{2,5})(?![a-z0-9])|${designation})`,
)
const others: readonly [prefix: string, pattern: RegExp][] = [
  ['CS', read('casa|cs|sobrado')],
  ['SL', read('sala|sl|conjunto|conj')],
  ['LJ', read('loja|lj')],
  ['VG', read('vaga|vg|box|garagem')],
]
/** A complement that begins with the bare number of the unit: `403`, `201 BL 2`. */
const bare = new RegExp(String.raw`^\s*0*(\d{1,5})(?:-?([a-z]))?(?![a-z0-9])`)

const romanNumbers: Readonly<Record<string, number>> = {
  ii: 2,
  iii: 3,
  iv: 4,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
  xi: 11,
  xii: 12,
  xiii: 13,
  xiv: 14,
  xv: 15,
}

/** Joins what `designation` captured; empty for a number 0. */
function join([digits, letter, first, after]: readonly (string | undefined)[]): string {
  if (first !== undefined) return `${first}${after ?? ''}`.toUpperCase()
  return digits === undefined || Number(digits) === 0 ? '' : `${Number(digits)}${letter ?? ''}`.toUpperCase()
}

/** Returns the first designation that a pattern finds and that is not 0; empty without one. */
function find(pattern: RegExp, text: string): string {
  for (const found of text.matchAll(pattern)) {
    const name = join(found.slice(1))
    if (name !== '') return name
  }
  return ''
}

/** Reads unit and block from a complement: `Apto 302, BL12, 03 PAV`, `apto 402 edf parque das rosas - bloco 11`. */
export function readUnitKey(complement: string): UnitKey {
  const text = foldText(complement.slice(0, maxLength)).replace(studio, '')
  return { unit: readUnit(text), block: readBlock(text) }
}

function readUnit(text: string): string {
  const ofFlat = find(flat, text)
  if (ofFlat !== '') return ofFlat
  for (const [prefix, pattern] of others) {
    const name = find(pattern, text)
    if (name !== '') return `${prefix}${name}`
  }
  return join(bare.exec(text)?.slice(1) ?? [])
}

function readBlock(text: string): string {
  const [, roman, ...rest] = block.exec(text) ?? []
  if (roman !== undefined) return String(romanNumbers[roman] ?? roman.toUpperCase())
  return join(rest)
}
