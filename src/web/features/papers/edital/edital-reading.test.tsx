// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import type { EditalClauseAnswer, EditalItemAnswer } from '#contract/edital-schemas.ts'
import { exampleEdital, exampleEditalPaper } from '#test/support/kept-papers.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { it, type ShownComponent } from '#test/support/rendered-component.ts'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { ClauseList, EditalReading } from './edital-reading.tsx'

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

describe('the item of the property that an edital was read for', () => {
  beforeEach(() => void vi.stubGlobal('fetch', () => new Promise<never>(() => undefined)))
  afterEach(() => void vi.unstubAllGlobals())

  const item = (number: string, matricula: string): EditalItemAnswer => ({
    item: number,
    state: 'GO',
    city: 'Goiânia',
    address: `Casa ${number}`,
    propertyId: null,
    matricula,
    price: null,
    evaluation: null,
  })

  function showReading(view: ShownComponent, listing: { registrationNumber: string } | null): string {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
    const property = { ...richProperty, id: exampleEditalPaper.propertyId }
    if (listing !== null)
      client.setQueryData(propertyQuery('server', property.id).queryKey, { ...property, ...listing })
    const reading = { ...exampleEdital, items: [item('7', '5.001'), item('8', '5.000')] }
    view.render(
      <QueryClientProvider client={client}>
        <EditalReading paper={{ id: 'a', ...exampleEditalPaper, reading }} />
      </QueryClientProvider>,
    )
    const select = document.querySelector<HTMLSelectElement>('select')
    return `${select?.value} ${document.body.textContent.includes('não está entre os itens') ? 'absent' : 'found'}`
  }

  it('is found by the matrícula of its listing', ({ view }) => {
    expect(showReading(view, { registrationNumber: '5000' })).toBe('8 found')
  })

  it('is not called absent before the listing has said its matrícula', ({ view }) => {
    expect(showReading(view, null)).toBe(' found')
  })

  it('is called absent when no item has its number or matrícula', ({ view }) => {
    expect(showReading(view, { registrationNumber: '5002' })).toBe(' absent')
  })
})
