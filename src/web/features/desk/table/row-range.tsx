import { listRangeScale, positionInRange, type RangeValues } from '../../../ui/plot/range-bar.tsx'

/** Ends and dot stay as far inside as they are thick. */
const percent = (value: number): string =>
  `${Math.min(96, Math.max(4, positionInRange(value, listRangeScale)))}%`

/**
 * The return of one row as one drawing, on the scale of every list. `RangeBar` says more of values beyond that scale, with
 * many more boxes; screen readers skip it here as there.
 */
export const RowRange = ({ range: { low, base, high } }: { range: RangeValues }) => (
  <svg className="row-range" aria-hidden="true" focusable="false">
    <line x1="2%" x2="98%" y1="50%" y2="50%" />
    {low < 0 && (
      <line className="row-range-loss" x1={percent(low)} x2={percent(Math.min(high, 0))} y1="50%" y2="50%" />
    )}
    {high > 0 && (
      <line className="row-range-gain" x1={percent(Math.max(low, 0))} x2={percent(high)} y1="50%" y2="50%" />
    )}
    <line className="row-range-zero" x1={percent(0)} x2={percent(0)} y1="10%" y2="90%" />
    <circle cx={percent(base)} cy="50%" />
  </svg>
)
