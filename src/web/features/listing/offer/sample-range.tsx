/** An invented net return, in percent: it belongs to no listing. */
export const sampleReturn = { worst: '−3', probable: '15', best: '28' }

/** Where its ends, zero and the probable return stand, in percent of the track. */
const marks = { worst: 22, zero: 28, probable: 56, best: 80 }

/** How the range of a return looks; what stands beside it marks it as an example. */
export const SampleRange = () => (
  <svg className="sample-range" aria-hidden="true" focusable="false">
    <rect className="fill-raised-3" y="7" width="100%" height="8" rx="4" />
    <rect
      className="fill-risk"
      x={`${marks.worst}%`}
      y="7"
      width={`${marks.zero - marks.worst}%`}
      height="8"
    />
    <rect className="fill-gain" x={`${marks.zero}%`} y="7" width={`${marks.best - marks.zero}%`} height="8" />
    <rect className="sample-ink" x={`${marks.zero}%`} y="3" width="2" height="16" />
    <circle className="sample-ink" cx={`${marks.probable}%`} cy="11" r="8" />
  </svg>
)
