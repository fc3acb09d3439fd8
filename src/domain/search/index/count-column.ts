/**
 * Counts how often a column has each code, at all positions or only at those given. `codes`: how many codes there are,
 * from 0.
 */
export function countByCode(
  column: Uint8Array | Uint32Array,
  codes: number,
  positions: Uint32Array | null = null,
): Uint32Array {
  const totals = new Uint32Array(codes)
  if (positions === null) for (let at = 0; at < column.length; at++) totals[column[at]!]!++
  else for (let at = 0; at < positions.length; at++) totals[column[positions[at]!]!]!++
  return totals
}
