import type { z } from 'zod'
import type { EditalAnswer } from '#contract/edital-schemas.ts'
import type { PaperToKeep } from '#contract/kept-paper-schemas.ts'
import { presentTitleRecord } from '#contract/present-title-record.ts'
import { explainTitleRecord } from '#domain/title-records/explain-title-record.ts'

const titleRecordText = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.
R-1/5.000 - Em 10 de maio de 2001. ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL.
AV-2/5.000 - Em 10 de maio de 2020. CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL.
AV-3/5.000 - Em 10 de maio de 2021. LEILÕES NEGATIVOS. Os leilões foram negativos, ficando extinta a dívida.`

/** The reading of a short matrícula, with its text as of a file. */
export const exampleTitleRecord = presentTitleRecord(
  explainTitleRecord(titleRecordText, { today: '2026-01-10' }),
  { text: titleRecordText, pages: 1, recognized: false },
)

export const exampleEdital: EditalAnswer = {
  content: 'O comprador paga o condomínio em atraso.',
  clauses: [
    {
      topic: 'condominium',
      title: 'Condomínio em atraso',
      risk: 'high',
      excerpt: 'O comprador pagará os débitos de condomínio.',
      explanation: 'Some o que está em atraso.',
    },
  ],
  missing: [],
  characters: 44,
  pages: null,
}

export type PaperContent = z.input<typeof PaperToKeep>

/** A matrícula as a browser keeps it. */
export const examplePaper = {
  paper: 'title-record',
  propertyId: '8444405322578',
  name: 'matricula-5000.pdf',
  readAt: '2026-01-10T11:00:00.000Z',
  reading: exampleTitleRecord,
} as const satisfies PaperContent

/** An edital as a browser keeps it. */
export const exampleEditalPaper = {
  ...examplePaper,
  paper: 'edital',
  name: 'edital.pdf',
  reading: exampleEdital,
} as const satisfies PaperContent
