/**
 * The census's addresses of a municipality, in typed columns: houses sorted by street and number. A house is a place with an
 * address; flats and shops of one address at one place are one.
 */
export interface AddressBook {
  /** As the census writes them, with type and title. */
  streets: readonly string[]
  /** Neighborhoods as the census writes them; 0 is none. */
  localities: readonly string[]
  /** Names of quadras (with their conjuntos) and lotes, as `readLotName` writes them; 0 is none. */
  lotNames: readonly string[]
  /** The first house of each street, and at the end their number. */
  streetStarts: Uint32Array
  /** 0 = without a number. */
  numbers: Uint32Array
  /** Millionths of a degree (SIRGAS 2000, taken as WGS84). */
  lats: Int32Array
  lngs: Int32Array
  /** Eight digits as a number; 0 = none. */
  postalCodes: Uint32Array
  localityOf: Uint16Array
  blockOf: Uint16Array
  lotOf: Uint16Array
  /** 1 = the census estimated the place, from the side of the block or from neighbors. */
  estimated: Uint8Array
  /** Uses of the address at this place, such as its flats; 65,535 at most. */
  uses: Uint16Array
}

/** A portion of addresses as a file gives them, in its order. `size` of them are filled; all portions but the last are full. */
export interface AddressColumns
  extends Omit<AddressBook, 'streets' | 'localities' | 'lotNames' | 'streetStarts'> {
  size: number
  streetOf: Uint32Array
}

const portionBits = 16
/** Addresses of a portion. */
export const portionSize = 1 << portionBits
/** Names of one kind that a book can have; the others count as none. */
export const mostNames = 1 << 16

/** Returns a portion without addresses. */
export const createColumns = (): AddressColumns => ({
  size: 0,
  streetOf: new Uint32Array(portionSize),
  numbers: new Uint32Array(portionSize),
  lats: new Int32Array(portionSize),
  lngs: new Int32Array(portionSize),
  postalCodes: new Uint32Array(portionSize),
  localityOf: new Uint16Array(portionSize),
  blockOf: new Uint16Array(portionSize),
  lotOf: new Uint16Array(portionSize),
  estimated: new Uint8Array(portionSize),
  uses: new Uint16Array(portionSize),
})

const comparedColumns = ['postalCodes', 'localityOf', 'blockOf', 'lotOf', 'estimated'] as const

/**
 * Sorts addresses by street, number and place, and leaves out those that are there twice. The portions are used up: each of their
 * columns is let go once it is sorted, because a large city fills the memory that there is for it.
 */
export function arrangeAddresses(
  portions: readonly AddressColumns[],
  names: Pick<AddressBook, 'streets' | 'localities' | 'lotNames'>,
): AddressBook {
  const read = (name: keyof Omit<AddressColumns, 'size'>, row: number): number =>
    portions[row >>> portionBits]![name][row & (portionSize - 1)]!
  const [numbers, lats, lngs] = [
    portions.map(portion => portion.numbers),
    portions.map(portion => portion.lats),
    portions.map(portion => portion.lngs),
  ]
  const numberOf = (row: number): number => numbers[row >>> portionBits]![row & (portionSize - 1)]!
  const compare = (a: number, b: number): number => {
    const [inA, inB] = [a & (portionSize - 1), b & (portionSize - 1)]
    const north = lats[a >>> portionBits]![inA]! - lats[b >>> portionBits]![inB]!
    if (north !== 0) return north
    const east = lngs[a >>> portionBits]![inA]! - lngs[b >>> portionBits]![inB]!
    if (east !== 0) return east
    for (const name of comparedColumns) {
      const difference = read(name, a) - read(name, b)
      if (difference !== 0) return difference
    }
    return 0
  }
  const { order, starts } = orderByStreet(portions, names.streets.length)
  const streetStarts = new Uint32Array(names.streets.length + 1)
  let kept = 0
  for (let street = 0; street < names.streets.length; street++) {
    streetStarts[street] = kept
    const rows = order.subarray(starts[street], starts[street + 1])
    sortRows(rows, numberOf, compare)
    let before: number | null = null
    for (const row of rows) {
      if (before !== null && numberOf(before) === numberOf(row) && compare(before, row) === 0) {
        const portion = portions[before >>> portionBits]!
        portion.uses[before & (portionSize - 1)] = Math.min(0xffff, read('uses', before) + read('uses', row))
        continue
      }
      // What is kept never overtakes what is read: both lie in `order`.
      order[kept++] = row
      before = row
    }
  }
  streetStarts[names.streets.length] = kept
  for (const portion of portions) portion.streetOf = new Uint32Array()
  const pick = <Name extends Exclude<keyof AddressColumns, 'size' | 'streetOf'>>(
    name: Name,
    column: AddressColumns[Name],
  ): AddressColumns[Name] => {
    for (let at = 0; at < kept; at++) column[at] = read(name, order[at]!)
    for (const portion of portions) portion[name] = column
    for (const columns of [numbers, lats, lngs]) columns.length = 0
    return column
  }
  return {
    ...names,
    streetStarts,
    numbers: pick('numbers', new Uint32Array(kept)),
    lats: pick('lats', new Int32Array(kept)),
    lngs: pick('lngs', new Int32Array(kept)),
    postalCodes: pick('postalCodes', new Uint32Array(kept)),
    localityOf: pick('localityOf', new Uint16Array(kept)),
    blockOf: pick('blockOf', new Uint16Array(kept)),
    lotOf: pick('lotOf', new Uint16Array(kept)),
    estimated: pick('estimated', new Uint8Array(kept)),
    uses: pick('uses', new Uint16Array(kept)),
  }
}

/** Orders rows by their streets; those of one street stay in the file's order. */
function orderByStreet(
  portions: readonly AddressColumns[],
  streets: number,
): { order: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(streets + 1)
  let total = 0
  for (const { streetOf, size } of portions) {
    total += size
    for (let at = 0; at < size; at++) starts[streetOf[at]! + 1]!++
  }
  for (let street = 0; street < streets; street++) starts[street + 1]! += starts[street]!
  const order = new Uint32Array(total)
  const next = starts.slice()
  for (const [portion, { streetOf, size }] of portions.entries())
    for (let at = 0; at < size; at++) order[next[streetOf[at]!]!++] = portion * portionSize + at
  return { order, starts }
}

/** Sorts the rows of a street by number, those of one number by `compare`. */
function sortRows(
  rows: Uint32Array,
  numberOf: (row: number) => number,
  compare: (a: number, b: number) => number,
): void {
  // A number has six digits, and a city fewer than 2^33 rows: both fit into one exact float, which sorts by itself.
  const keys = new Float64Array(rows.length)
  for (const [at, row] of rows.entries()) keys[at] = numberOf(row) * 2 ** 33 + row
  keys.sort()
  for (const [at, key] of keys.entries()) rows[at] = key % 2 ** 33
  for (let from = 0; from < rows.length; ) {
    const number = numberOf(rows[from]!)
    let to = from + 1
    while (to < rows.length && numberOf(rows[to]!) === number) to += 1
    if (to - from > 1) rows.subarray(from, to).sort(compare)
    from = to
  }
}
