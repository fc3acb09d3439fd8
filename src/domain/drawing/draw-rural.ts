import { type DrawnShapes, joinShapes, shape } from './drawn-shape.ts'
import type { SeededDice } from './seeded-dice.ts'
import { drawMoon, drawPalm, drawTrees } from './draw-nature.ts'
import { boxPath, groundPath, hillsPath } from './strokes.ts'

/** Draws fields, a barn and a fence; silo, rows of crops, ridge and trees vary. */
export function drawRural(dice: SeededDice): DrawnShapes {
  const flip = dice.once(2)
  const width = dice.between(92, 118)
  const x = flip ? dice.between(206, 250) : dice.between(64, 104)
  const base = groundPath - 20
  const eaves = base - dice.between(50, 62)
  const silo = dice.once(2)
  const siloX = flip ? x - 40 : x + width + 8
  const away = flip ? dice.between(58, 96) : dice.between(306, 344)
  const vanish = flip ? 120 : 280
  const furrows = Array.from(
    { length: 9 },
    (_, row) => `M${vanish + (row - 4) * 10} ${base + 8}L${vanish + (row - 4) * 74} 300`,
  )
  const posts = Array.from({ length: 10 }, (_, post) => boxPath(8 + post * 42, 272, 5, 24))
  return joinShapes(
    drawMoon(dice),
    shape('far', hillsPath(dice, dice.between(98, 128))),
    shape('near', hillsPath(dice, dice.between(62, 82))),
    dice.once(2) ? drawPalm(dice, away) : drawTrees(dice, [away, away + 36]),
    shape('ground', `M0 ${base - 4}Q200 ${base - 18} 400 ${base}V300H0z`),
    shape('furrow', furrows.join('')),
    silo &&
      joinShapes(
        shape('shade', `M${siloX} ${base}V${eaves - 18}q16-22 32 0V${base}z`),
        shape('trim', boxPath(siloX, eaves + 2, 32, 3) + boxPath(siloX, eaves + 26, 32, 3)),
      ),
    shape(
      'body',
      `M${x} ${base}V${eaves}l${width * 0.2}-26l${width * 0.3}-16l${width * 0.3} 16l${width * 0.2} 26V${base}z`,
    ),
    shape(
      'trim',
      `M${x - 7} ${eaves + 2}l${width * 0.2 + 4}-31l${width * 0.3 + 3}-18l${width * 0.3 + 3} 18l${width * 0.2 + 4} 31l-6 4l-${width * 0.2 + 2}-28l-${width * 0.3 - 1}-15l-${width * 0.3 - 1} 15l-${width * 0.2 + 2} 28z`,
    ),
    shape('hollow', boxPath(x + width / 2 - 17, base - 38, 34, 38)),
    shape('line', `M${x + width / 2 - 17} ${base - 38}l34 38m0-38l-34 38`, 0.6),
    shape('lit', boxPath(x + width / 2 - 7, eaves - 22, 14, 14)),
    shape('body', `${posts.join('')}${boxPath(0, 278, 400, 3)}${boxPath(0, 287, 400, 3)}`),
  )
}
