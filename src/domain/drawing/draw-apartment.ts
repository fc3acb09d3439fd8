import { type DrawnShapes, joinShapes, shape } from './drawn-shape.ts'
import type { SeededDice } from './seeded-dice.ts'
import { drawFloor, drawMoon, drawPalm, drawTrees } from './draw-nature.ts'
import { boxPath, groundPath, skylinePath, windowPaths } from './strokes.ts'

/** Draws a residential tower; floors, columns, crown, balconies and garden vary. */
export function drawApartment(dice: SeededDice): DrawnShapes {
  const columns = dice.between(3, 5)
  const rows = dice.between(5, 8)
  const stepX = dice.between(27, 31)
  const width = columns * stepX + 18
  const height = rows * 24 + 34
  const x = 200 - width / 2 + dice.between(-34, 34)
  const y = groundPath - height
  const door = x + 9 + stepX * dice.between(1, columns - 2)
  const panes = windowPaths(
    dice,
    { x: x + 14, y: y + 14, columns, rows, width: stepX - 11, height: 13, stepX, stepY: 24 },
    5,
  )
  const balconyColumn = dice.roll(columns + 2)
  let balconies = ''
  if (balconyColumn < columns)
    for (let row = 0; row < rows; row++)
      balconies += boxPath(x + 10 + balconyColumn * stepX, y + 26 + row * 24, stepX - 3, 5)
  const crown = [
    boxPath(x - 4, y - 4, width + 8, 7) + boxPath(x + width * 0.55, y - 19, 34, 16),
    boxPath(x - 4, y - 4, width + 8, 7) + boxPath(x + 14, y - 16, width - 28, 13),
    boxPath(x - 4, y - 4, width + 8, 7) +
      boxPath(x + width * 0.3, y - 40, 3, 38) +
      boxPath(x + width * 0.3 - 8, y - 12, 19, 9),
    `M${x} ${y + 2}v-7l${width / 2}-17l${width / 2} 17v7z`,
  ][dice.roll(4)] as string
  const annex = dice.once(2) ? dice.between(58, 84) : 0
  const right = dice.once(2)
  const annexX = right ? x + width - 6 : x - annex + 6
  const annexHeight = Math.round(height * (0.34 + dice.roll(30) / 100))
  return joinShapes(
    drawMoon(dice),
    shape('far', skylinePath(dice, 46, 138)),
    drawFloor,
    annex > 0 && shape('near', boxPath(annexX, groundPath - annexHeight, annex, annexHeight)),
    shape('body', boxPath(x, y, width, height)),
    shape('shade', boxPath(x + width - 9, y, 9, height)),
    shape('trim', crown),
    shape('pane', panes.dark),
    shape('lit', panes.lit),
    shape('trim', balconies),
    shape('hollow', boxPath(door + 3, groundPath - 24, stepX - 6, 24)),
    shape('trim', boxPath(door - 4, groundPath - 28, stepX + 8, 5)),
    dice.once(3)
      ? drawPalm(dice, right ? x - 34 : x + width + 34)
      : drawTrees(dice, right ? [x - 26, x - 66] : [x + width + 28, x + width + 70]),
  )
}
