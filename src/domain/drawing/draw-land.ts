import { type DrawnShapes, joinShapes, shape } from './drawn-shape.ts'
import type { SeededDice } from './seeded-dice.ts'
import { drawMoon, drawTrees } from './draw-nature.ts'
import { boxPath, groundPath, hillsPath } from './strokes.ts'

/** Draws a plot staked out in perspective; ridge, outline, sign and neighbors vary. */
export function drawLand(dice: SeededDice): DrawnShapes {
  const back = groundPath - dice.between(38, 56)
  const left = dice.between(104, 146)
  const right = dice.between(256, 298)
  const spreadLeft = left - dice.between(54, 88)
  const spreadRight = right + dice.between(54, 88)
  const front = 284
  const sign = dice.between(left + 18, right - 54)
  const signTop = back - dice.between(36, 52)
  const neighbour = dice.once(2) ? dice.between(18, 66) : dice.between(318, 356)
  const stakes = [
    [left, back],
    [right, back],
    [spreadLeft, front],
    [spreadRight, front],
  ] as const
  return joinShapes(
    drawMoon(dice),
    shape('far', hillsPath(dice, dice.between(92, 124))),
    shape('near', hillsPath(dice, dice.between(64, 78))),
    dice.once(3)
      ? drawTrees(dice, [neighbour, neighbour + 30])
      : shape(
          'shade',
          `M${neighbour - 6} ${back + 2}v-26l24-18l24 18v26z${boxPath(neighbour + 46, back - 18, 34, 20)}`,
        ),
    shape('ground', `M0 ${back + 2}h400v120H0z`),
    shape('body', `M${left} ${back}H${right}L${spreadRight} ${front}H${spreadLeft}z`, 0.55),
    shape('dash', `M${left} ${back}H${right}L${spreadRight} ${front}H${spreadLeft}z`),
    shape(
      'trim',
      stakes.map(([x, y]) => boxPath(x - 2, y - 16, 4, 18)).join('') +
        boxPath(sign + 16, signTop, 4, back - signTop + 22),
    ),
    shape('trim', `M${sign} ${signTop - 22}h${36}v${26}h-36z`),
    shape(
      'body',
      boxPath(sign + 6, signTop - 15, 24, 3) + boxPath(sign + 6, signTop - 8, dice.between(10, 20), 3),
    ),
    shape(
      'leaf',
      Array.from({ length: dice.between(4, 7) }, () => {
        const x = dice.between(24, 376)
        const y = dice.between(back + 18, 292)
        return `M${x} ${y}l-4-9 5 4 2-8 3 8 5-4-3 9z`
      }).join(''),
    ),
  )
}
