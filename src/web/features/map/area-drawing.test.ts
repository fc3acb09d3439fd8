import { expect, test } from 'vitest'
import type { ShapePoint } from '#domain/search/area-shape.ts'
import { addCorner, describeDrawing, type DrawnArea, emptyArea, findAreaProblem } from './area-drawing.ts'

const corner = (lng: number, lat: number): ShapePoint => ({ lng, lat })
const square = [corner(-50, -17), corner(-48, -17), corner(-48, -15), corner(-50, -15)]
const marked = (points: readonly ShapePoint[]): DrawnArea => points.reduce(addCorner, emptyArea)
const crossed = marked([square[0]!, square[2]!, square[1]!, square[3]!])

test('corners are added up to 200; the same place twice counts once', () => {
  expect(marked([...square, square[3]!]).points).toEqual(square)
  const many = Array.from({ length: 230 }, (_, at) => corner(-50 + at / 100, -10 - at / 100))
  const full = marked(many)
  expect(full.points).toHaveLength(200)
  expect(describeDrawing({ ...full, traced: false }, 'corners')).toMatch(/^200 cantos marcados/)
})

test('a corner after a traced line starts another area', () => {
  expect(addCorner({ points: square, traced: true }, square[0]!)).toEqual({
    points: [square[0]],
    traced: false,
  })
})

test('an area can be finished from three corners on, when its lines do not cross', () => {
  expect(findAreaProblem(marked(square.slice(0, 2)))).toBe('Marque ao menos 3 cantos.')
  expect(findAreaProblem(marked(square))).toBeNull()
  expect(findAreaProblem(crossed)).toMatch(/^As linhas da área desenhada se cruzam\. Desfaça o último canto/)
  expect(findAreaProblem({ ...crossed, traced: true })).toMatch(/se cruzam\. Desfaça e trace sem cruzar\.$/)
  expect(findAreaProblem({ points: square.slice(0, 1), traced: true })).toMatch(/curto demais/)
})

test('the instructions follow the drawing', () => {
  expect(describeDrawing(emptyArea, 'freehand')).toBe('Contorne a área no mapa com um traço só.')
  expect(describeDrawing(emptyArea, 'corners')).toBe(
    'Toque no mapa para marcar os cantos da área: de 3 a 200.',
  )
  expect(describeDrawing(marked(square.slice(0, 1)), 'corners')).toBe(
    '1 canto marcado. Marque ao menos 3 cantos.',
  )
  expect(describeDrawing(marked(square), 'corners')).toBe('4 cantos marcados.')
  expect(describeDrawing(crossed, 'corners')).toMatch(/^4 cantos marcados\. As linhas .* se cruzam\./)
  expect(describeDrawing({ points: square, traced: true }, 'freehand')).toMatch(/^Área contornada\./)
})
