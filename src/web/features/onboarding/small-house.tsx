import { boxPath } from '#domain/drawing/drawn-shape.ts'

const walls = (x: number, y: number, size: number) => boxPath(x, y - size * 0.62, size, size * 0.62)
const roof = (x: number, y: number, size: number) =>
  `M${x - size * 0.12} ${y - size * 0.56}l${size * 0.62} ${-size * 0.46} ${size * 0.62} ${size * 0.46}z`
const pane = (x: number, y: number, size: number) =>
  boxPath(x + size * 0.2, y - size * 0.42, size * 0.22, size * 0.22)
const door = (x: number, y: number, size: number) =>
  boxPath(x + size * 0.58, y - size * 0.4, size * 0.22, size * 0.4)

/** A small house at `x`, `y` (its foot), `size` wide; its light can be off. */
export const SmallHouse = ({
  x,
  y,
  size,
  lit = true,
}: {
  x: number
  y: number
  size: number
  lit?: boolean
}) => (
  <>
    <path className={lit ? 'a-body' : 'a-near'} d={walls(x, y, size)} />
    <path className={lit ? 'a-trim' : 'a-shade'} d={roof(x, y, size)} />
    <path className={lit ? 'a-lit' : 'a-pane'} d={pane(x, y, size)} />
    <path className="a-hollow" d={door(x, y, size)} opacity={lit ? 1 : 0.5} />
  </>
)
