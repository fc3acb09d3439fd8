import { describe, expect, it } from 'vitest'
import type { EditalClauseAnswer } from '#contract/edital-schemas.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { ClauseList } from './edital-reading.tsx'

const clause: EditalClauseAnswer = {
  topic: 'taxes',
  risk: 'high',
  title: 'IPTU <b>atrasado</b>',
  excerpt: 'Os tributos correm por conta do arrematante <script>.',
  explanation: 'Você paga o IPTU que ficou.',
}

describe('the list of clauses', () => {
  it('shows title, explanation and quoted sentence literally', () => {
    const text = renderedText(<ClauseList clauses={[clause]} folded={false} />)
    expect(text).toContain('Você paga o IPTU que ficou.')
    expect(text).toContain('“Os tributos correm por conta do arrematante &lt;script&gt;.”')
    expect(text).toContain('IPTU &lt;b&gt;atrasado&lt;/b&gt;')
  })

  it('names the page of the sentence where it is known', () => {
    expect(renderedText(<ClauseList clauses={[{ ...clause, page: 3 }]} folded />)).toContain('Página 3')
    expect(renderedText(<ClauseList clauses={[clause]} folded={false} />)).not.toContain('Página')
  })

  it('folds the quoted sentence when space is short', () => {
    expect(markupOf(<ClauseList clauses={[clause]} folded />)).toMatch(
      /<details.*Ver a frase do edital.*<blockquote/s,
    )
    expect(markupOf(<ClauseList clauses={[clause]} folded={false} />)).not.toContain('<details')
  })

  it('shows clauses with the same title under one heading', () => {
    const other = { ...clause, title: 'Prazos' }
    const titles = markupOf(<ClauseList clauses={[clause, clause, other]} folded />).match(
      /<h3 class="[^"]*"/g,
    )
    expect(titles?.map(title => title.includes('sr-only'))).toEqual([false, true, false])
  })

  it('names the item of a clause that is of one property alone', () => {
    expect(renderedText(<ClauseList clauses={[{ ...clause, item: '176' }]} folded />)).toContain('· item 176')
    expect(renderedText(<ClauseList clauses={[{ ...clause, item: null }]} folded />)).not.toContain('item')
  })
})
