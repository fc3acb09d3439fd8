import type { ReactNode } from 'react'
import type { Dice } from './dice.ts'
import { floor, moon, palm, trees } from './nature.tsx'
import { box, ground, hills } from './strokes.ts'

interface Plan {
  x: number
  width: number
  wall: number
}

/** Draws the body, its shaded side and the roof, in three building styles. */
function shell(dice: Dice, { x, width, wall }: Plan): ReactNode {
  const top = ground - wall
  const rise = dice.between(44, 66)
  const body = <path className="a-body" d={box(x, top, width, wall)} />
  switch (dice.roll(3)) {
    case 0:
      return (
        <>
          <path
            className="a-body"
            d={`M${x} ${ground}V${top}l${width / 2}-${rise}l${width / 2} ${rise}V${ground}z`}
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
          <path className="a-shade" d={box(x, top, width, 9)} />
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
          <path className="a-shade" d={box(x + step, top - 26, width - step, 26 + wall)} />
          <path
            className="a-trim"
            d={box(x - 8, top - 6, step + 8, 9) + box(x + step - 5, top - 34, width - step + 12, 9)}
          />
        </>
      )
    }
  }
}

/** Draws a house; roof, door, garage, wall and trees vary. */
export function house(dice: Dice): ReactNode {
  const wide = dice.once(2)
  const plan = { width: dice.between(148, wide ? 196 : 172), wall: dice.between(82, 96), x: 0 }
  plan.x = 200 - plan.width / 2 + dice.between(-36, 36)
  const { x, width, wall } = plan
  const flip = dice.once(2)
  const at = (offset: number, size: number): number => (flip ? x + width - offset - size : x + offset)
  const sill = ground - wall + 28
  const garage = wide && dice.once(2)
  const doorAt = at(garage ? 84 : dice.between(58, 70), 26)
  const wallX = flip ? x - 84 : x + width
  const pickets = dice.once(2)
    ? box(wallX, ground - 30, 84, 30)
    : Array.from({ length: 7 }, (_, post) => box(wallX + 4 + post * 12, ground - 28, 6, 28)).join('') +
      box(wallX, ground - 22, 84, 4)
  const far = flip ? x + width + 46 : x - 48
  return (
    <>
      {moon(dice)}
      <path className="a-far" d={hills(dice, dice.between(52, 84))} />
      {floor}
      <path className="a-near" d={pickets} />
      {shell(dice, plan)}
      <path
        className="a-lit"
        d={
          box(at(18, 34), sill, 34, 26) +
          (!garage && dice.once(3) ? box(at(width - 46, 30), sill, 30, 26) : '')
        }
      />
      {!garage && (
        <path className="a-pane" d={box(at(width - 46, 30), sill, 30, 26)} opacity={dice.once(3) ? 0.4 : 1} />
      )}
      <path className="a-body" d={box(at(18, 34) + 16, sill, 2, 26) + box(at(18, 34), sill + 12, 34, 2)} />
      <path className="a-hollow" d={box(doorAt, ground - 48, 26, 48)} />
      {garage && (
        <>
          <path className="a-pane" d={box(at(width - 74, 58), ground - 52, 58, 52)} />
          <path
            className="a-shade"
            d={[0, 1, 2, 3].map(slat => box(at(width - 74, 58), ground - 42 + slat * 12, 58, 2)).join('')}
          />
        </>
      )}
      {dice.once(3) ? palm(dice, far) : trees(dice, dice.once(2) ? [far] : [far, far + (flip ? 44 : -44)])}
    </>
  )
}
