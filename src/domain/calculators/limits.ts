/**
 * What the calculators take, least and most: the API refuses the rest, the screens hold it (decisions.md 36). Money in
 * reais, percentages as percentages.
 */
export const calculatorLimits = {
  /** Nothing costs more. Sums of 600 months are exact to the centavo yet, whatever the rate. */
  money: [0, 10 ** 11],
  monthlyMoney: [0, 10 ** 9],
  months: [1, 600],
  instalments: [1, 600],
  downPercent: [0, 90],
  yearlyRate: [0, 1000],
  /** A month; a market may fall. */
  appreciation: [-50, 50],
  percent: [0, 100],
  desiredRoi: [0, 1000],
} as const
