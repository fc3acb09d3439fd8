import { encodeShape, findShapeProblem, type ShapePoint, shapeLimits } from '#domain/search/area-shape.ts'

/** How the pointer draws: a press sets a corner and a drag moves the map, or a drag traces the line. */
export type DrawingMode = 'corners' | 'freehand'

/** An area while it is drawn. */
export interface DrawnArea {
  points: readonly ShapePoint[]
  /** Whether the points are a line traced by hand: the next corner or line starts another area. */
  traced: boolean
}

export const emptyArea: DrawnArea = { points: [], traced: false }

/** Adds a corner, up to the maximum; one where the last one is changes nothing. */
export function addCorner(area: DrawnArea, corner: ShapePoint): DrawnArea {
  const points = area.traced ? [] : area.points
  const last = points.at(-1)
  if (points.length >= shapeLimits.most || (last?.lat === corner.lat && last.lng === corner.lng)) return area
  return { points: [...points, corner], traced: false }
}

/** Says why an area cannot be searched in yet, in Portuguese; `null` when it can. */
export function findAreaProblem({ points, traced }: DrawnArea): string | null {
  if (points.length < shapeLimits.fewest)
    return traced
      ? 'O traço é curto demais para cercar uma área: trace de novo.'
      : `Marque ao menos ${shapeLimits.fewest} cantos.`
  const problem = findShapeProblem(encodeShape(points))
  if (problem === null) return null
  return traced
    ? `${problem} Desfaça e trace sem cruzar.`
    : `${problem} Desfaça o último canto ou marque outro.`
}

/** Says how far the area has come and what to do next. */
export function describeDrawing(area: DrawnArea, mode: DrawingMode): string {
  const { points, traced } = area
  const count = points.length
  const problem = findAreaProblem(area)
  if (count === 0)
    return mode === 'freehand'
      ? 'Contorne a área no mapa com um traço só.'
      : `Toque no mapa para marcar os cantos da área: de ${shapeLimits.fewest} a ${shapeLimits.most}.`
  if (traced) return problem ?? 'Área contornada. Conclua, ou trace de novo.'
  const marked = count === 1 ? '1 canto marcado' : `${count} cantos marcados`
  if (problem !== null) return `${marked}. ${problem}`
  return `${marked}${count >= shapeLimits.most ? ', o máximo. Conclua ou desfaça o último' : ''}.`
}
