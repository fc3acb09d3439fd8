import { isWithinEdits } from './edit-distance.ts'

/** Unknown names of one request that its refusal lists. */
const mostNamed = 20

/** Finds the known name that was probably meant: the nearest by at most one slip in three letters. */
function findMeantName(name: string, known: readonly string[]): string | undefined {
  const letters = name.toLowerCase()
  const most = Math.min(3, Math.floor(name.length / 3))
  for (let edits = 0; edits <= most; edits++) {
    const meant = known.find(each => isWithinEdits(letters, each.toLowerCase(), edits))
    if (meant !== undefined) return meant
  }
  return undefined
}

/** Refuses the names of a request that are no filter, each with the nearest known one: `Não há um filtro com este nome; há minPrice.` */
export const findUnknownFilters = (
  given: Record<string, unknown>,
  known: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.keys(given)
      .filter(name => !known.includes(name))
      .slice(0, mostNamed)
      .map(name => {
        const meant = findMeantName(name, known)
        return [name, `Não há um filtro com este nome${meant === undefined ? '' : `; há ${meant}`}.`]
      }),
  )
