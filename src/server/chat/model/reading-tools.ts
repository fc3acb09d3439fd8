import { z } from 'zod'
import { readPropertyType } from '#contract/catalogue-queries.ts'
import { UfSchema } from '#contract/property-schemas.ts'
import { findTopic } from '#domain/consultant/knowledge/match-topic.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import { findRegion } from '../../catalogue/region-store.ts'
import type { AnswerEvidence } from './answer-evidence.ts'
import { type PropertyToolDependencies, createPropertyTools } from './property-tools.ts'
import { type SearchToolDependencies, createSearchTool } from './search-tool.ts'
import { findSums } from './money-sums.ts'
import { type ReadingTool, createReadingTool, toolArgumentError } from './reading-tool.ts'

export interface ToolDependencies extends SearchToolDependencies, PropertyToolDependencies {
  /** Called with the count of listing numbers in the answer that no tool returned. */
  onUnknown: (ids: number) => void
}

/** Creates the tools with which the model reads during one answer; what it reads is stored in `evidence`. */
export function createReadingTools(dependencies: ToolDependencies, evidence: AnswerEvidence): ReadingTool[] {
  const { db, index, now, accountId, onFailure, onUnknown } = dependencies
  const ofRegion = createReadingTool(
    {
      name: 'region',
      description:
        'Números dos imóveis à venda numa cidade, de um tipo ou de todos: quantos, preço médio, avaliação média, mediana do preço por m². Zeros = não há amostra.',
      takes: z.strictObject({
        uf: UfSchema,
        city: z.string().min(1).max(200),
        type: z.string().max(40).nullish().describe('casa, apartamento, terreno, rural ou comercial'),
      }),
      status: 'Vendo os números da região...',
      async run({ uf, city, type }) {
        const category = readPropertyType({ type: type ?? '' })
        if ('errors' in category) return toolArgumentError(category.errors)
        const figures = await findRegion(db, index.current().listings, {
          state: uf,
          city,
          category: category.value,
        })
        return {
          imoveis: figures.sampleSize,
          preco_medio: figures.avgPrice,
          avaliacao_media: figures.avgEval,
          mediana_preco_por_m2: figures.medianPricePerM2,
        }
      },
    },
    onFailure,
  )

  const show = createReadingTool(
    {
      name: 'show_properties',
      description:
        'Mostra ao usuário os cartões destes imóveis (no máximo 6), na ordem dada. Só números que vieram de outra ferramenta nesta resposta.',
      takes: z.strictObject({ ids: z.array(z.union([z.string().max(20), z.number()])).max(50) }),
      status: null,
      run({ ids }) {
        const unknown = evidence.choose(ids.map(given => parsePropertyNumber(given) ?? String(given)))
        if (unknown.length > 0) onUnknown(unknown.length)
        return { mostrados: ids.length - unknown.length, desconhecidos: unknown.length }
      },
    },
    onFailure,
  )

  const knowledge = createReadingTool(
    {
      name: 'knowledge',
      description:
        'Como funcionam leilão, licitação, venda online e venda direta da Caixa, pagamento, financiamento, FGTS, custos, dívidas, ocupação, documentos e o próprio Arremate: um texto conferido, com a fonte, que você cita.',
      takes: z.strictObject({ question: z.string().min(1).max(400).describe('A pergunta, em português') }),
      status: 'Consultando o que se sabe...',
      run({ question }) {
        const topic = findTopic(question)
        if (topic === null) return { erro: 'Nada se sabe sobre isso. Diga que não sabe.' }
        evidence.addFigures(findSums(topic.text))
        evidence.addNumbers(topic.text, topic.source)
        return { assunto: topic.question, texto: topic.text, fonte: topic.source }
      },
    },
    onFailure,
  )

  const ofProperty = createPropertyTools({ db, index, now, accountId, onFailure }, evidence)
  const search = createSearchTool(dependencies, evidence)
  return [search, ...ofProperty, ofRegion, knowledge, show].map(tool => ({
    ...tool,
    async run(input) {
      const output = await tool.run(input)
      evidence.addFigures(output)
      return output
    },
  }))
}
