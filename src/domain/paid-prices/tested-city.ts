/** Sales that must have been tested, and the width up to which ranges say something. */
const leastTestedSales = 300
const mostWidth = 2

/** Whether a city's prices may be estimated: enough of its sales were tested, and their ranges are narrow enough. */
export const isTestedCity = ({
  tested,
  width,
}: {
  /** `null` where there were too few sales to test, or to fit. */
  tested: { sales: number } | null
  width: number | null
}): boolean => tested !== null && tested.sales >= leastTestedSales && width !== null && width <= mostWidth
