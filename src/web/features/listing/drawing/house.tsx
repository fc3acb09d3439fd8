import type { ReactNode } from 'react'
import type { SeededDice } from './seeded-dice.ts'
import { drawFloor, drawMoon, drawPalm, drawTrees } from './nature.tsx'
import { boxPath, groundPath, hillsPath } from './strokes.ts'

interface Plan {
  x: number
  width: number
  wall: number
}

/** Draws the body, its shaded side and the roof, in three building styles. */
function drawHouseBody(dice: SeededDice, { x, width, wall }: Plan): ReactNode {
  const top = groundPath - wall
  const rise = dice.between(44, 66)
  const body = <path className="a-body" d={boxPath(x, top, width, wall)} />
  switch (dice.roll(3)) {
    case 0:
      return (
        <>
          <path
            className="a-body"
            d={`M${x} ${groundPath}V${top}l${width / 2}-${rise}l${width / 2} ${rise}V${groundPath}z`}
          />
          <path
            className="a-trim"
            d={`M${x - 18} ${top + 12}L${x + width / 2} ${top - rise - 7}L${x + width + 18} ${top + 12}l-6 7L${x + width / 2} ${top - rise + 10}L${x - 12} ${top + 19}z`}
          />
        </>
      )
    case 1:
      return (
        <>
          {body}
          <path className="a-shade" d={boxPath(x, top, width, 9)} />
          <path
            className="a-trim"
            d={`M${x - 16} ${top + 3}l${width * 0.24}-${rise - 8}h${width * 0.52 + 32 - 32}l${width * 0.24 + 32} ${rise - 8}z`}
          />
        </>
      )
    default: {
      const step = Math.round(width * (0.4 + dice.roll(20) / 100))
      return (
        <>
          {body}
          <path className="a-shade" d={boxPath(x + step, top - 26, width - step, 26 + wall)} />
          <path
            className="a-trim"
            d={boxPath(x - 8, top - 6, step + 8, 9) + boxPath(x + step - 5, top - 34, width - step + 12, 9)}
          />
        </>
      )
    }
  }
}

/** Draws a house; roof, door, garage, wall and trees vary. */
export function drawHouse(dice: SeededDice): ReactNode {
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
  return (
    <>
      {drawMoon(dice)}
      <path className="a-far" d={hillsPath(dice, dice.between(52, 84))} />
      {drawFloor}
      <path className="a-near" d={pickets} />
      {drawHouseBody(dice, plan)}
      <path
        className="a-lit"
        d={
          boxPath(at(18, 34), sill, 34, 26) +
          (!garage && dice.once(3) ? boxPath(at(width - 46, 30), sill, 30, 26) : '')
        }
      />
      {!garage && (
        <path
          className="a-pane"
          d={boxPath(at(width - 46, 30), sill, 30, 26)}
          opacity={dice.once(3) ? 0.4 : 1}
        />
      )}
      <path
        className="a-body"
        d={boxPath(at(18, 34) + 16, sill, 2, 26) + boxPath(at(18, 34), sill + 12, 34, 2)}
      />
      <path className="a-hollow" d={boxPath(doorAt, groundPath - 48, 26, 48)} />
      {garage && (
        <>
          <path className="a-pane" d={boxPath(at(width - 74, 58), groundPath - 52, 58, 52)} />
          <path
            className="a-shade"
            d={[0, 1, 2, 3]
              .map(slat => boxPath(at(width - 74, 58), groundPath - 42 + slat * 12, 58, 2))
              .join('')}
          />
        </>
      )}
      {dice.once(3)
        ? drawPalm(dice, far)
        : drawTrees(dice, dice.once(2) ? [far] : [far, far + (flip ? 44 : -44)])}
    </>
  )
}
