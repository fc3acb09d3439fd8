/** A part of a bar: the class of its colour, and its size in any unit. */
export interface BarPart {
  key: string
  mark: string
  value: number
}

const height = 12
const width = 1_000
const gap = 4

/** Parts side by side, in proportion; for the eye alone, the rows below say the same. */
export function StackBar({ parts, whole }: { parts: readonly BarPart[]; whole: number }) {
  const scale = whole > 0 ? width / whole : 0
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { value }) => sum + value * scale, 0))
  return (
    <svg
      className="block w-full h-3 mt-1.5 rounded-[0.375rem]"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ key, mark, value }, at) => (
        <rect
          key={key}
          className={mark}
          x={starts[at]}
          y={0}
          width={Math.max(0, value * scale - gap)}
          height={height}
        />
      ))}
    </svg>
  )
}

/** An amount against its limit. */
export function LimitBar({ value, limit }: { value: number; limit: number }) {
  const whole = Math.max(value, limit) * 1.25 || 1
  const at = (amount: number): number => (amount / whole) * width
  return (
    <svg
      className="block w-full h-3 mt-1.5 rounded-[0.375rem]"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-raised-3" x={0} y={0} width={width} height={height} />
      <rect className="bg-ink fill-ink" x={0} y={0} width={at(value)} height={height} />
      <rect className="fill-risk" x={at(limit) - 2} y={0} width={4} height={height} />
    </svg>
  )
}
