/** An invented range of a return, in percent of the track from its worst to its best end. */
const sample = { low: 22, zero: 27, base: 55, high: 78 }

/** How the range of a return looks, marked as an example: it belongs to no listing. */
export const SampleRange = () => (
  <figure className="sample-range">
    <svg aria-hidden="true" focusable="false">
      <rect className="sample-track" y="7" width="100%" height="8" rx="4" />
      <rect
        className="sample-loss"
        x={`${sample.low}%`}
        y="7"
        width={`${sample.zero - sample.low}%`}
        height="8"
      />
      <rect
        className="sample-gain"
        x={`${sample.zero}%`}
        y="7"
        width={`${sample.high - sample.zero}%`}
        height="8"
      />
      <rect className="sample-ink" x={`${sample.zero}%`} y="3" width="2" height="16" />
      <circle className="sample-dot" cx={`${sample.base}%`} cy="11" r="8" />
    </svg>
    <figcaption>
      <span>pior caso</span>
      <b>exemplo: de −3% a 28%</b>
      <span>melhor caso</span>
    </figcaption>
  </figure>
)
