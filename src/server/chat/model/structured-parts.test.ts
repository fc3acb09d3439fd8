import { describe, expect, it } from 'vitest'
import { fakeModel, firstModelListing, modelFailure, replyAfterCalls } from '#test/support/faked-model.ts'
import { testEngine } from '#test/support/database.ts'
import { AnswerParts, createPartRenderer } from './answer-text.ts'
import { unknownSumsText } from './answer-text.ts'

const bidCall = {
  name: 'property_answer',
  arguments: { id: firstModelListing.id, question: 'qual o lance máximo pra ganhar 30%?' },
}

describe('the parts that the server writes', () => {
  it('stand where their marks stand, once each, however the text arrives', () => {
    for (const cut of [1, 2, 5, 100]) {
      const parts = new AnswerParts()
      expect([parts.add('um'), parts.add('dois'), parts.add('um')]).toEqual(['[[1]]', '[[2]]', '[[1]]'])
      const stage = createPartRenderer(parts)
      const text = 'a [[2]] b [[1]] c [[2]] d [[9]] [e] [[x'
      let prose = ''
      for (let at = 0; at < text.length; at += cut) prose += stage.push(text.slice(at, at + cut))
      expect(prose + stage.end()).toBe('a dois b um c  d  [e] [[x')
    }
  })
})

describe('a model with parts', () => {
  const asked = fakeModel(testEngine('postgres'))

  it('that is good places them, with figures for the question’s own numbers', async () => {
    asked.script = replyAfterCalls([bidCall], ['Veja a conta:\n\n[[', '1]]'])
    const { content } = await asked.ask(asked.model())
    expect(content).toMatch(/^Veja a conta:\n\nPara ganhar \*\*30%\*\* líquidos, o lance máximo é \*\*R\$/)
    expect(content).not.toContain(unknownSumsText)
  })

  it('that lies about a sum is marked as its own', async () => {
    asked.script = replyAfterCalls([bidCall], ['O lance máximo é R$ 777.777.'])
    expect((await asked.ask(asked.model())).content).toContain(unknownSumsText)
  })

  it('that makes up a part shows none', async () => {
    asked.script = () => ({ say: ['Assim: [[1]] [[7]] fim.'] })
    expect((await asked.ask(asked.model())).content).toMatch(/^Assim:\s+fim\.$/)
  })

  it.each(['](/\\evil.example)', '](//evil.example)', '](javascript:alert(1))', '](https://evil.example)'])(
    'that injects a link %s makes none, also beside a part',
    async target => {
      asked.script = replyAfterCalls([bidCall], [`[[1]]\n\n[clique${target} [x[[1]]${target}`])
      const { content } = await asked.ask(asked.model())
      expect(content).toContain('lance máximo')
      expect(content).not.toMatch(/\]\((?!\/[a-z])/)
      expect(content).not.toContain('evil')
    },
  )

  it('hears that nothing is known, and what is nearest, as the rules would say', async () => {
    asked.script = replyAfterCalls([
      { name: 'knowledge', arguments: { question: 'o que faço com o papagaio de quem ocupa o imóvel?' } },
    ])
    await asked.ask(asked.model())
    expect(asked.output(1)).toMatch(/Diga que não sabe.*"mais_perto":\["E se o imóvel estiver ocupado/)
  })

  it('that stalls lets the rules answer', async () => {
    asked.script = (_, times) => (times === 1 ? { calls: [bidCall] } : { say: ['[[1'], afterwards: 'stalls' })
    expect(await modelFailure(asked.ask(asked.model({ silence: 300 })))).toBe('fell silent')
  })
})
