import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { presentRules } from '#contract/present-rules.ts'
import type { RuleKey } from '#domain/rules/rules.ts'
import { listRules } from '#domain/rules/rules.ts'
import { OverdueRule } from './overdue-rule.tsx'
import { rulesQuery } from './rules-query.ts'

function write(rule: RuleKey | undefined, asOf: string): string {
  const client = new QueryClient()
  client.setQueryData(rulesQuery(null).queryKey, presentRules(listRules(), asOf))
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <OverdueRule rule={rule} />
    </QueryClientProvider>,
  )
}

describe('the note beside a figure', () => {
  it('says that its rule is past its review, with the date and the rule', () => {
    const note = write('cdi', '2026-11-05')
    expect(note).toContain('Passou da data de conferir, 4 nov. 2026: pode ter mudado.')
    expect(note).toContain('href="/regras#cdi"')
  })

  it.each<[string, RuleKey | undefined, string]>([
    ['on the last day', 'cdi', '2026-11-04'],
    ['of a rule that is not overdue', 'admin-fee', '2026-11-05'],
    ['of a figure without a rule', undefined, '2026-11-05'],
  ])('is not there %s', (_, rule, asOf) => expect(write(rule, asOf)).toBe(''))
})
