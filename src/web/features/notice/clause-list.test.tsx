import { describe, expect, it } from 'vitest'
import type { Clause } from '#contract/notice.ts'
import { markupOf, textOf } from '#test/support/markup.ts'
import { Clauses } from './clause-list.tsx'

const clause: Clause = {
  topic: 'taxes',
  risk: 'high',
  title: 'IPTU <b>atrasado</b>',
  excerpt: 'Os tributos correm por conta do arrematante <script>.',
  explanation: 'Você paga o IPTU que ficou.',
}

describe('the clauses', () => {
  it('shows title, explanation and the sentence it rests on, as they are written', () => {
    const text = textOf(<Clauses clauses={[clause]} folded={false} />)
    expect(text).toContain('Você paga o IPTU que ficou.')
    expect(text).toContain('“Os tributos correm por conta do arrematante &lt;script&gt;.”')
    expect(text).toContain('IPTU &lt;b&gt;atrasado&lt;/b&gt;')
  })

  it('has its sentence folded where there is little room', () => {
    expect(markupOf(<Clauses clauses={[clause]} folded />)).toMatch(
      /<details.*Ver a frase do edital.*<blockquote/s,
    )
    expect(markupOf(<Clauses clauses={[clause]} folded={false} />)).not.toContain('<details')
  })

  it('of one title stand under it together', () => {
    const other = { ...clause, title: 'Prazos' }
    const titles = markupOf(<Clauses clauses={[clause, clause, other]} folded />).match(/<h4 class="[^"]*"/g)
    expect(titles?.map(title => title.includes('sr-only'))).toEqual([false, true, false])
  })
})
