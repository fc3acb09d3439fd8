import { describe, expect, it } from 'vitest'
import { fakeModel, modelFailure } from '#test/support/faked-model.ts'
import { testEngine } from '#test/support/database.ts'
import { unconfirmedNumberText } from './answer-text.ts'
import type { ConsultantModel } from './consultant-model.ts'
import { unknownEditalSumsText } from './answer-text.ts'

describe('a model that explains an edital', () => {
  const asked = fakeModel(testEngine('embedded'))
  const explain = (model: ConsultantModel, text: string, instruction: string | null = null) =>
    model.explainEdital({ accountId: asked.account(), text, instruction }, new AbortController().signal)

  it('uses only its text', async () => {
    asked.script = () => ({
      say: ['Matrícula 123456, ', 'processo 999999: custa R$ 10.000,00. Veja https://mal.example/'],
    })
    const text = 'Edital de fulano-de-tal: matrícula 123.456, por R$ 10.000,00.'
    expect(await explain(asked.model(), text, 'O que diz?')).toBe(
      `Matrícula 123456, processo ${unconfirmedNumberText}: custa R$ 10.000,00. Veja (endereço removido)`,
    )
    const [request] = asked.server.asked
    expect(request?.body.tools).toBeUndefined()
    expect(request?.body.messages.at(-1)?.content).toBe(`O que diz?\n\n<texto>\n${text}\n</texto>`)
    expect(await asked.tokensUsed()).toEqual([100])
  })

  it('says that only the beginning was read, and that a sum is not in it', async () => {
    asked.script = () => ({ say: ['Pague R$ 500.'] })
    expect(await explain(asked.model({ editalLength: 1_000 }), 'a'.repeat(1_001))).toBe(
      `Pague R$ 500.\n\n${unknownEditalSumsText}\n\nO texto é longo: só os primeiros 1.000 caracteres foram lidos.`,
    )
    const sent = asked.server.asked[0]?.body.messages.at(-1)?.content
    expect(sent).toContain('a'.repeat(1_000))
    expect(sent).not.toContain('a'.repeat(1_001))
  })

  it('gets no name and no document of a person', async () => {
    asked.script = () => ({ say: ['Lido.'] })
    await explain(asked.model(), 'Executado: BENTO JOSÉ PROVA, brasileiro, CPF 000.222.333-44.')
    expect(asked.server.asked[0]?.body.messages.at(-1)?.content).not.toMatch(/BENTO|JOSÉ|PROVA|222/)
  })

  it('stays within the same limits', async () => {
    asked.script = () => ({ status: 500, body: '' })
    const model = asked.model({ failures: 1 })
    expect(await modelFailure(explain(model, 'edital'))).toBe('answered 500')
    expect(await modelFailure(asked.ask(model))).toBe('is left alone after several failures')
    expect(await modelFailure(explain(asked.model({ dailyTokens: 1 }), 'edital'))).toBe('day is used up')
  })
})
