/**
 * Creates the test whether a text becomes `one` by at most `most` insertions, deletions, changes, or swaps of
 * neighboring letters (Damerau, each letter moved once). It allocates nothing: many texts are compared with one.
 */
export function createEditTest(one: string, most: number): (other: string) => boolean {
  const far = most + 1
  const createRow = () => new Uint8Array(one.length + most + 2)
  let [before, last, row] = [createRow(), createRow(), createRow()]
  return other => {
    if (Math.abs(one.length - other.length) > most) return false
    for (let j = 0; j <= Math.min(far, other.length + 1); j++) last[j] = j
    // Row i: the edits from the first i letters of `one` to the first j of `other`, for j at most `most` away from i.
    for (let i = 1; i <= one.length; i++) {
      const from = Math.max(1, i - most)
      const to = Math.min(other.length, i + most)
      row[from - 1] = from === 1 ? Math.min(i, far) : far
      let best = row[from - 1]!
      for (let j = from; j <= to; j++) {
        const same = one.charCodeAt(i - 1) === other.charCodeAt(j - 1) ? 0 : 1
        let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same, far)
        if (
          i > 1 &&
          j > 1 &&
          one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
          one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
        )
          edits = Math.min(edits, before[j - 2]! + 1)
        row[j] = edits
        best = Math.min(best, edits)
      }
      if (best > most) return false
      row[to + 1] = far
      ;[before, last, row] = [last, row, before]
    }
    return last[other.length]! <= most
  }
}

/** Whether one text becomes the other by at most `most` edits, as `createEditTest` counts them. */
export const isWithinEdits = (one: string, other: string, most: number): boolean =>
  Math.abs(one.length - other.length) <= most && createEditTest(one, most)(other)
