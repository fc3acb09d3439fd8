/** Reads how many months a wanted return is of: "2% ao mês", "15% ao ano"; `null` = the whole time. */
export const readGoalMonths = (after: string): number | null =>
  /^(?:ao|por|a cada|no|de cada) mes\b|^(?:mensal|mensais|a ?m\b)/.test(after)
    ? 1
    : /^(?:ao|por|a cada) ano\b|^(?:anual|anuais|a ?a\b)/.test(after)
      ? 12
      : null

/** Returns a return wanted for each month or year as that of the whole time until the sale, compounded; percentages. */
export const spreadGoal = (percent: number, months: number, span: number | null): number =>
  span === null ? percent : Math.round(((1 + percent / 100) ** (months / span) - 1) * 1e4) / 100
