/** The topics an edital may rule, in the order in which they are reported. */
export const editalTopics = [
  'condominium',
  'taxes',
  'occupation',
  'payment',
  'financing',
  'commission',
  'preference',
  'adCorpus',
  'lawsuits',
  'title',
  'deadlines',
  'penalties',
  'deed',
  'eviction',
  'withdrawal',
  'registration',
  'participation',
  'utilities',
  'possession',
  'lease',
  'visit',
  'bidding',
  'documents',
] as const
export type EditalTopic = (typeof editalTopics)[number]

export const riskLevels = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]
