/** The topics an edital may rule, in the order in which they are reported. */
export const noticeTopics = [
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
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]
