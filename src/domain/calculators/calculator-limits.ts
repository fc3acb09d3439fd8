/**
 * The minimum and maximum of the calculators' inputs: the API refuses other values, the screens clamp them. Money in
 * reais, percentages as percentages.
 */
export const calculatorLimits = {
  /** The maximum amount. Sums of 600 months are still exact to the centavo, at any rate. */
  money: [0, 10 ** 11],
  monthlyMoney: [0, 10 ** 9],
  months: [1, 600],
  instalments: [1, 600],
  downPercent: [0, 90],
  yearlyRate: [0, 1000],
  /** Percent a month; negative in a falling market. */
  appreciation: [-50, 50],
  percent: [0, 100],
  desiredRoi: [0, 1000],
  /** The one target of a person, which the API's single calculations may exceed. */
  targetRoi: [0, 100],
} as const
