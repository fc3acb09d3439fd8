import { type DrawnShapes, joinShapes, shape } from './drawn-shape.ts'
import type { SeededDice } from './seeded-dice.ts'
import { drawFloor, drawMoon, drawPalm, drawTrees } from './draw-nature.ts'
import { boxPath, groundPath, hillsPath } from './strokes.ts'

interface Plan {
  x: number
  width: number
  wall: number
}

/** Draws the body, its shaded side and the roof, in three building styles. */
function drawHouseBody(dice: SeededDice, { x, width, wall }: Plan): DrawnShapes {
  const top = groundPath - wall
  const rise = dice.between(44, 66)
  const body = shape('body', boxPath(x, top, width, wall))
  switch (dice.roll(3)) {
    case 0:
      return joinShapes(
        shape('body', `M${x} ${groundPath}V${top}l${width / 2}-${rise}l${width / 2} ${rise}V${groundPath}z`),
        shape(
          'trim',
          `M${x - 18} ${top + 12}L${x + width / 2} ${top - rise - 7}L${x + width + 18} ${top + 12}l-6 7L${x + width / 2} ${top - rise + 10}L${x - 12} ${top + 19}z`,
        ),
      )
    case 1:
      return joinShapes(
        body,
        shape('shade', boxPath(x, top, width, 9)),
        shape(
          'trim',
          `M${x - 16} ${top + 3}l${width * 0.24}-${rise - 8}h${width * 0.52 + 32 - 32}l${width * 0.24 + 32} ${rise - 8}z`,
        ),
      )
    default: {
      const step = Math.round(width * (0.4 + dice.roll(20) / 100))
      return joinShapes(
        body,
        shape('shade', boxPath(x + step, top - 26, width - step, 26 + wall)),
        shape(
          'trim',
          boxPath(x - 8, top - 6, step + 8, 9) + boxPath(x + step - 5, top - 34, width - step + 12, 9),
        ),
      )
    }
  }
}

/** Draws a house; roof, door, garage, wall and trees vary. */
export function drawHouse(dice: SeededDice): DrawnShapes {
  const wide = dice.once(2)
  const plan = { width: dice.between(148, wide ? 196 : 172), wall: dice.between(82, 96), x: 0 }
  plan.x = 200 - plan.width / 2 + dice.between(-36, 36)
  const { x, width, wall } = plan
  const flip = dice.once(2)
  const at = (offset: number, size: number): number => (flip ? x + width - offset - size : x + offset)
  const sill = groundPath - wall + 28
  const garage = wide && dice.once(2)
  const doorAt = at(garage ? 84 : dice.between(58, 70), 26)
  const wallX = flip ? x - 84 : x + width
  const pickets = dice.once(2)
    ? boxPath(wallX, groundPath - 30, 84, 30)
    : Array.from({ length: 7 }, (_, post) => boxPath(wallX + 4 + post * 12, groundPath - 28, 6, 28)).join(
        '',
      ) + boxPath(wallX, groundPath - 22, 84, 4)
  const far = flip ? x + width + 46 : x - 48
  return joinShapes(
    drawMoon(dice),
    shape('far', hillsPath(dice, dice.between(52, 84))),
    drawFloor,
    shape('near', pickets),
    drawHouseBody(dice, plan),
    shape(
      'lit',
      boxPath(at(18, 34), sill, 34, 26) +
        (!garage && dice.once(3) ? boxPath(at(width - 46, 30), sill, 30, 26) : ''),
    ),
    !garage && shape('pane', boxPath(at(width - 46, 30), sill, 30, 26), dice.once(3) ? 0.4 : 1),
    shape('body', boxPath(at(18, 34) + 16, sill, 2, 26) + boxPath(at(18, 34), sill + 12, 34, 2)),
    shape('hollow', boxPath(doorAt, groundPath - 48, 26, 48)),
    garage &&
      joinShapes(
        shape('pane', boxPath(at(width - 74, 58), groundPath - 52, 58, 52)),
        shape(
          'shade',
          [0, 1, 2, 3].map(slat => boxPath(at(width - 74, 58), groundPath - 42 + slat * 12, 58, 2)).join(''),
        ),
      ),
    dice.once(3)
      ? drawPalm(dice, far)
      : drawTrees(dice, dice.once(2) ? [far] : [far, far + (flip ? 44 : -44)]),
  )
}
