/** The size of a price pin in pixels; the widest price fits. */
const pinSize = { width: 78, height: 30 }

/**
 * Returns the positions of the pins of one point, in pixels from it: one above it, several in two columns around it,
 * in the given order. The same pins always have the same positions.
 */
export function fanOut(count: number): [x: number, y: number][] {
  if (count === 1) return [[0, -pinSize.height / 2 - 4]]
  const rows = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / 2)
    const alone = count % 2 === 1 && index === count - 1
    const x = alone ? 0 : (index % 2 === 0 ? -1 : 1) * (pinSize.width / 2)
    return [x, (row - (rows - 1) / 2) * pinSize.height]
  })
}
