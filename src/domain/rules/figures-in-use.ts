/**
 * The numbers of the table that the calculators work with, by the rule's key, in its unit (reais, percent, months). The
 * table says the source, the day and the review of each; they stand apart from its words, which pages rarely need.
 */
export const figuresInUse = {
  commission: 5,
  brokerage: 6,
  reform: 500,
  'reform-most': 10,
  holding: 0.2,
  'holding-house': 0.1,
  'itbi-default': 3,
  'deed-assumed': 1,
  'registry-assumed': 1,
  'eviction-cost': 6000,
  'worst-condo-months': 12,
  'own-money': 5,
  'sbpe-rate': 11.49,
  'sbpe-rate-relationship': 11.29,
  'sbpe-rate-best': 11.19,
  'income-share': 30,
  'income-share-price': 25,
  'sac-share': 80,
  'price-share': 70,
  'max-term': 420,
  'age-limit': 966,
  dfi: 0.0066,
  'admin-fee': 25,
  'bank-fee-assumed': 1150,
  'simulator-rate': 9.8,
  'assumed-age': 40,
  'simulator-down': 60,
  'simulator-years': 20,
  'fgts-ceiling': 2_250_000,
  'mcmv-income-f1': 3200,
  'mcmv-income-f2': 5000,
  'mcmv-income-f3': 9600,
  'mcmv-income-f4': 13_000,
  'gain-35': 35_000,
  'caixa-large-cash': 500_000,
  cdi: 13.65,
  savings: 0.5,
  'yearly-rise': 4,
  appreciation: 0.3,
  rent: 0.5,
  'market-115': 115,
  'certificate-30': 30,
} as const

/** Days until the second payment of a large bid in cash, by the reais up to which each applies (`caixa-second-boleto`). */
export const cashTermSteps = [
  { upTo: 1_000_000, value: 30 },
  { upTo: 2_000_000, value: 45 },
  { upTo: 5_000_000, value: 60 },
  { upTo: 10_000_000, value: 90 },
  { upTo: null, value: 120 },
] as const

/** The percent of a capital gain's tax, by the reais up to which each applies (`gain-brackets`). */
export const gainTaxSteps = [
  { upTo: 5_000_000, value: 15 },
  { upTo: 10_000_000, value: 17.5 },
  { upTo: 30_000_000, value: 20 },
  { upTo: null, value: 22.5 },
] as const

/** The percent of the tax on fixed income, by the days of holding up to which each applies (`fixed-income`). */
export const fixedIncomeTaxSteps = [
  { upTo: 180, value: 22.5 },
  { upTo: 360, value: 20 },
  { upTo: 720, value: 17.5 },
  { upTo: null, value: 15 },
] as const

/** MIP, the life and disability insurance, percent of the debt a month, by the age up to which each applies: the rule of the same name. */
export const lifeInsuranceSteps = [
  { upTo: 25, value: 0.0093 },
  { upTo: 30, value: 0.0096 },
  { upTo: 35, value: 0.0116 },
  { upTo: 40, value: 0.0093 },
  { upTo: 45, value: 0.0252 },
  { upTo: 50, value: 0.0386 },
  { upTo: 55, value: 0.0676 },
  { upTo: 60, value: 0.1533 },
  { upTo: 65, value: 0.2731 },
  { upTo: null, value: 0.3259 },
] as const

/** Returns the value of the step that a number falls into. */
export const findStepValue = (
  steps: readonly Readonly<{ upTo: number | null; value: number }>[],
  number: number,
): number => steps.find(({ upTo }) => upTo === null || number <= upTo)?.value ?? 0
